# What all games share.

## Why not

refusal-game-over = The game is over.
refusal-not-now = Not at this moment: choose one of the actions on offer.
refusal-not-your-turn = It is not your turn yet.

## Bots

bot-random = Random
bot-random-about = Plays any legal move.
bot-landlubber = Landlubber
bot-landlubber-about = Takes what lies nearest and looks no further. Good for a first game.
bot-deckhand = Deckhand
bot-deckhand-about = Sees the next step, but rarely the one after.
bot-helmsman = Helmsman
bot-helmsman-about = Knows what things are worth and plays by it.
bot-captain = Captain
bot-captain-about = Tries a few moves in her head before she makes one.
bot-legend = Pirate Legend
bot-legend-about = Thinks many moves ahead. Hard to beat.
bot-greedy = { bot-helmsman }

## Problems

problem-malformed = This message cannot be read.
problem-too-large = This message is too large: at most { $limit } bytes.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-flooding = This page has sent far too much and was disconnected. Load it again.
problem-too-many-requests = Too many requests from your network: at most { $limit } a second. Wait a moment and try again.
problem-too-many-messages = Too many messages from your network: at most { $limit } a second. Wait a moment and try again.
problem-too-many-bytes = Too much data from your network: at most { $limit } bytes a second. Wait a moment and try again.
problem-too-many-connections = Too many connections from your network: at most { $limit } at a time. Close a page you no longer need.
problem-too-many-new-tables = Too many new tables from your network: at most { $limit } an hour. { $minutes ->
        [one] Try again in a minute.
       *[other] Try again in { $minutes } minutes.
    }
problem-full-table = This table is full: at most { $limit } may sit and watch here. Try again later.
problem-full-server = The server is full: at most { $limit } connections. Try again later.
problem-too-slow = That took too long: at most { $seconds } seconds. Try again.
problem-long-address = This address is too long: at most { $limit } bytes.
problem-long-headers = The headers of this request are too long: at most { $limit } bytes. Deleting this site’s cookies may help.
problem-wrong-type = Only JSON is understood here.
problem-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow the name with --public-name.
problem-wrong-origin = “{ $origin }” is another site, so it may do nothing here.
problem-unknown-path = There is nothing at this address.
problem-wrong-method = This address cannot be used like that.
problem-server-trouble = Something went wrong on our side. Try again.
problem-unknown-game = There is no game “{ $game }”. There are: { $known }.
problem-wrong-count = { $count ->
        [one] One player is
       *[other] { $count } players are
    } not possible in this game. Possible: { $allowed }.
problem-unknown-option = This game has no option “{ $option }”. It has: { $known }.
problem-wrong-option = “{ $value }” is not possible for the option “{ $option }”. Possible: { $allowed }.
problem-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.
problem-long-name = This name is too long: at most { $limit } letters.
problem-too-many-tables = Too many tables at once: at most { $limit }.
problem-unknown-table = This table does not exist.
problem-broken-table = The log of this table is damaged, so the game cannot go on. Start a new one.
problem-old-rules = This table plays { $game } by the rules of version { $version }; only version { $current } can be played here.
problem-hello-first = The connection must begin with a greeting.
problem-hello-again = This connection has already begun.
problem-wrong-key = This key does not fit this table.
problem-no-seat = You are watching: only those with a seat may act.
problem-unknown-action = This game has no such action.
problem-stale = The game has moved on. Take another look and choose again.
problem-not-over = This opens when the game is over.
problem-practice-over = The game is over at this step. Choose an earlier one to play on.
problem-no-record = This is practice: only a game that counts has a record. Any position of it can be saved in the replay.
problem-unknown-step = The lesson has no step { $step }; it has { $count }.
problem-record-unreadable = This file is neither a record nor a position of a game, or it is cut off.
problem-record-newer = This record was written by a newer version of the chest.
problem-record-game = This record is of a game that is not in this chest: { $game }.
problem-record-setup = The players or options of this record do not fit its game.
problem-record-components = This record was played with other cards or boards than those here.
problem-record-secret = This record keeps its seed secret, because the game was under way. It can be seen after the end.
problem-record-long = This record has more steps than can be shown here: at most { $limit }.
problem-record-seed = The seed of this record does not fit its hash: the shuffle was changed.
problem-record-rules = This record was played under version { $version } of the rules, and this is version { $current }: it cannot be shown.
problem-record-rules-step = This record was played under version { $version } of the rules. It can be seen up to step { $step }, where version { $current }, used here, goes another way.
problem-record-older = This record was played under version { $version } of the rules. Under version { $current }, used here, it goes the same way.
problem-record-no-action = Step { $step } of this record is no action of its game: { $action }.
problem-record-action = Step { $step } of this record is against the rules: { $action }.
problem-record-goes-on = The game is over after step { $step }, but this record goes on.
problem-record-result = The result of this record is wrong: after step { $step }, its last, the game stands differently.
problem-record-no-result = The game is over after step { $step }, but this record does not say how it ended.
problem-record-not-over = This record names a result, but after step { $step }, its last, the game is not over.
problem-position-seatless = A position as a file holds what one seat knew, or everything: choose a seat or all open.
problem-position-forgets = Used cards may not be looked at again at this table: its positions open at the end of the game.
problem-position-unreadable = This file is no position of a game, or it is cut off.
problem-position-newer = This position was written by a newer version of the chest.
problem-position-game = This position is of a game that is not in this chest: { $game }.
problem-position-rules = This position belongs to another version of the rules than the one played here.
problem-position-wrong = This position cannot come up in a game: “{ $place }” is wrong.
problem-no-undo = There is nothing you can take back now.
problem-no-hints = No hints at this table: the people here play without.
problem-no-hint-now = There is nothing to decide for you just now.
problem-hint-failed = No hint could be found. Try again.
problem-not-saved = This could not be saved, so it does not count. Try again.
problem-no-person = At least one seat has to be yours.
problem-no-request = Nobody is asking for anything at the moment.
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-not-host = Only the host can do that.
problem-no-person-there = Nobody in that seat can be asked for this.
problem-people-stay = Everyone who sits at the table keeps a seat. Take another look and choose again.
problem-seat-taken = Somebody else has that seat. Choose another one.
problem-no-free-seat = Every seat at this table is taken.
problem-free-seats = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    } Wait for your friends, or let bots take them.
problem-not-invited = This invitation is no longer valid. Ask the host for a new one.
problem-unknown-code = No table is waiting under this code. It may have been used, or the game has begun.
problem-too-many-guesses = Too many codes and invitations from your network. { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
problem-name-first = Tell the others your name first.
problem-too-many-devices = This seat is open on as many devices as it can be: { $limit }. Sign the others out first.
problem-no-watching = The people at this table want to be among themselves.
problem-signed-out = This device no longer has a seat at this table.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-not-away-long = They have not been away long enough for a bot to play for them.
problem-long-talk = That is too long: at most { $limit } characters.
problem-enough-talk = This table has heard all it can keep: { $limit } lines.
problem-no-talk = Those who watch cannot talk at this table.
problem-bot-failed = The bot { $bot } cannot make its move. It will keep trying.
problem-bot-not-saved = The move of the bot { $bot } could not be saved. It will keep trying.

## Hints

hint-only = There is nothing to choose from.
hint-look-only = How much choice is there?
hint-clear = Everything else is clearly worse.
hint-look-clear = Is there something that goes without saying?
hint-others = It keeps the others from getting ahead.
hint-look-others = What would the others like to do next?
hint-close = The next best is hardly worse.

## Lessons

lesson-stray = That would be allowed! But let me show you something else first.
