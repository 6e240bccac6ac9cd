# What all games share.

## Why not

refusal-game-over = The game is over.
refusal-not-now = Not at this moment: choose one of the actions on offer.
refusal-not-your-turn = It is not your turn yet.

## Bots

bot-random = Landlubber
bot-random-about = Plays random legal moves. Good for a first game.
bot-greedy = Goldeye
bot-greedy-about = Plans the whole turn and makes the most of it.

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
problem-one-person = { $persons ->
        [0] Keep one seat for a person.
       *[other] Only one person can sit at this table for now: give the other seats to bots.
    }
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
problem-not-over = The record is available after the game.
problem-no-undo = There is nothing you can take back now.
problem-not-saved = This could not be saved, so it does not count. Try again.
problem-bot-failed = The bot { $bot } cannot make its move. It will keep trying.
problem-bot-not-saved = The move of the bot { $bot } could not be saved. It will keep trying.
