"""Every thing on a table says what it is good for, and every sentence is true (P8, P14, P15)."""

import re
from math import dist
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import Finished, Until, find, finish, visit_table
from tests.page.gathering import act, gather, is_asked, sit
from tests.page.moments import meet, practise
from tests.page.serving import Server
from tests.page.silver_gold import start
from tests.page.test_windows import box, overlap

# Where a drawn line begins and ends in the window.
ENDS = """path => [0, path.getTotalLength()].map((at) => {
    const { x, y } = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
    return [x, y];
})"""
# What a finger does that stays on a thing.
STAY = """async thing => {
    const press = kind => thing.dispatchEvent(new PointerEvent(kind, {pointerType: "touch", bubbles: true}));
    press("pointerdown");
    await new Promise(done => setTimeout(done, 700));
    press("pointerup");
    thing.click();
}"""
EDGE = "sea => getComputedStyle(sea, '::after').backgroundImage"
Role = Literal["img", "group", "list"]
TERRAINS = ("Forest", "Desert", "Mountain", "Water", "Farmland", "Volcano")


def hand(page: Page) -> Locator:
    """The cards of the own hand in Die Dracheninsel, each half that is used for itself."""
    return page.get_by_role("region", name="Your hand").get_by_role("button").filter(has_not_text=re.compile(r"\S"))


def first_turn(page: Page, server: Server) -> Finished:
    """The first own turn of Die Dracheninsel with a terrain card in the hand, nothing done yet."""

    def wanted(update: dict[str, Any]) -> bool:
        terrains = (card["card"].capitalize() in TERRAINS for card in update["view"]["hand"])
        return "pass" in update["legal"] and any(terrains)

    return find(page, server, "dracheninsel", ["random"] * 3, wanted)


def test_a_terrain_card_says_what_it_pays_for_and_shows_where(still: Page, server: Server) -> None:
    visit_table(still, first_turn(still, server))
    terrain = (
        hand(still).and_(still.get_by_role("button", name=re.compile(f"^({'|'.join(TERRAINS)})(, Joker)?$"))).first
    )
    terrain.hover()
    tip = still.get_by_role("tooltip")
    expect(tip).to_contain_text("Pays for a step onto")
    expect(tip).not_to_contain_text("actions on offer")
    terrain.click(force=True)
    expect(tip).to_contain_text("Pays for a step onto")
    terrain.focus()
    still.keyboard.press("Shift+Tab")
    still.keyboard.press("Tab")
    expect(tip).to_contain_text("Pays for a step onto")
    assert violations(still) == []


def test_an_action_card_says_what_it_does_before_it_is_played(still: Page, server: Server) -> None:
    def may_send_home(update: dict[str, Any]) -> bool:
        return any(action.startswith("terror ") for action in update["legal"])

    visit_table(still, find(still, server, "dracheninsel", ["random"] * 3, may_send_home))
    terror = hand(still).and_(still.get_by_role("button", name="Terror", exact=True)).first
    expect(terror).to_be_enabled()
    asks = still.get_by_role("main").get_by_role("region", name="Terror")
    terror.hover()
    expect(still.get_by_role("tooltip")).to_have_text("Send any hunter home to its boat.")
    expect(asks).to_have_count(0)
    terror.click()
    expect(asks).to_be_visible()


def test_a_finger_that_stays_on_a_card_learns_what_it_is_and_plays_nothing(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    game = first_turn(phone, server)
    visit_table(phone, game)
    card = hand(phone).first
    card.evaluate(STAY)
    expect(phone.get_by_role("tooltip")).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_field_that_only_a_joker_pays_for_is_marked_with_it(still: Page, server: Server) -> None:
    def wanted(update: dict[str, Any]) -> bool:
        return any(is_by_joker(way) for way in update["view"]["reach"])

    game = find(still, server, "dracheninsel", ["random"] * 3, wanted)
    visit_table(still, game)
    way = next(way for way in game.update["view"]["reach"] if is_by_joker(way))
    place = still.locator(f"[data-place='{way['place']}']")
    expect(place).to_have_accessible_name(re.compile("costs a joker$"))
    expect(still.get_by_role("main").locator("use[href='#di-mark-joker']").first).to_be_attached()
    place.hover()
    expect(still.get_by_role("region", name="What to do now")).to_contain_text("costs your joker")


def is_by_joker(way: dict[str, Any]) -> bool:
    """Whether a step can only be paid with one joker."""
    pays = way["pays"]
    return way["refusal"] is None and len(pays) == 1 and way["price"] not in pays[0].split("-")


def test_no_glowing_field_is_promised_where_none_glows(still: Page, server: Server) -> None:
    def is_stuck(update: dict[str, Any]) -> bool:
        kinds = {action.split()[0] for action in update["legal"]}
        own = update["view"]["players"][0]["hunters"][0]["role"]
        return "end" in kinds and "step" not in kinds and own in ("home", "walks")

    visit_table(still, find(still, server, "dracheninsel", ["random"] * 3, is_stuck))
    expect(still.get_by_role("region", name="What to do now")).not_to_contain_text("glowing")


def step(update: dict[str, Any], _: int) -> str:
    """Somebody who walks wherever it is possible."""
    legal: list[str] = update["legal"]
    return next((action for action in legal if action.startswith("step")), legal[0])


def pays(update: dict[str, Any]) -> bool:
    """Whether a step is to be paid."""
    return any(action.startswith("pay") for action in update["legal"])


def test_the_list_of_payments_covers_no_place_it_is_about(still: Page, server: Server) -> None:
    game = find(still, server, "dracheninsel", ["random"] * 3, pays, answer=step)
    visit_table(still, game)
    chooser = still.get_by_role("region", name=re.compile("^Enter: "))
    window = chooser.bounding_box()
    place = still.locator(f"[data-place='{game.update['view']['plan']['to']}']").bounding_box()
    assert window is not None
    assert place is not None
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    inside_x = window["x"] < middle[0] < window["x"] + window["width"]
    inside_y = window["y"] < middle[1] < window["y"] + window["height"]
    assert not (inside_x and inside_y)


def test_a_line_leads_from_the_field_to_the_list_of_payments(still: Page, server: Server) -> None:
    game = find(still, server, "dracheninsel", ["random"] * 3, pays, answer=step)
    visit_table(still, game)
    window = still.get_by_role("region", name=re.compile("^Enter: ")).bounding_box()
    place = still.locator(f"[data-place='{game.update['view']['plan']['to']}']").bounding_box()
    assert window is not None
    assert place is not None
    start, end = still.locator(".line path").last.evaluate(ENDS)
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    assert dist(start, middle) == pytest.approx(place["width"] / 2, abs=2), "it leaves the seal on the field free"
    assert window["x"] - 2 <= end[0] <= window["x"] + window["width"] + 2
    assert window["y"] - 2 <= end[1] <= window["y"] + window["height"] + 2


@pytest.mark.parametrize("game", game_ids())
def test_what_is_to_be_decided_is_sealed(still: Page, server: Server, game: str) -> None:
    visit_table(still, finish(still, server, game, ["random"] * 2, until=lambda update: bool(update["legal"])))
    now = still.get_by_role("region", name="What to do now")
    expect(now.locator("use[href='#wax-seal']")).to_be_visible()


def test_where_nothing_is_to_be_decided_there_is_no_seal(still: Page, server: Server) -> None:
    visit_table(still, finish(still, server, "schatzinsel", ["random"]))
    still.get_by_role("dialog").get_by_role("button", name="Close").click()
    now = still.get_by_role("region", name="What to do now")
    expect(now.get_by_role("heading")).to_be_visible()
    expect(now.locator("use[href='#wax-seal']")).to_have_count(0)


def test_the_number_of_cards_does_not_move_the_island_on_its_chart(still: Page, server: Server) -> None:
    visit_table(still, first_turn(still, server))
    expect(hand(still).first).to_be_visible()
    island = still.get_by_role("group", name=re.compile("^The island"))
    place, cards = island.bounding_box(), hand(still).count()
    still.get_by_role("region", name="Your hand").locator(".cards > div").first.evaluate("card => card.remove()")
    assert hand(still).count() < cards
    assert island.bounding_box() == place
    edge = still.get_by_role("main").locator(".sea").evaluate(EDGE)
    assert edge.count("repeating-linear-gradient") == 3, "the chart has its frame"


def test_the_boats_of_which_the_sentence_speaks_are_ringed_in_gold(still: Page) -> None:
    still.goto("/#/learn/dracheninsel/9")
    expect(still.get_by_role("region", name="What to do now")).to_contain_text("Carry the treasure home")
    expect(still.get_by_role("main").locator("g.goal")).to_have_count(2)


def test_amulets_are_in_sight_while_a_treasure_is_shared(still: Page, server: Server) -> None:
    game = find(still, server, "tobago", ["helmsman", "helmsman"], lambda update: "accept" in update["legal"])
    visit_table(still, game)
    asked = still.get_by_role("main").locator("li[aria-current='step']")
    expect(asked.get_by_role("img", name=re.compile("amulet"))).to_be_visible()
    still.set_viewport_size({"width": 1280, "height": 720})
    count = still.get_by_text(re.compile(r"^Card \d+ of \d+$")).bounding_box()
    card = still.get_by_role("main").locator(".card").first.bounding_box()
    assert count is not None
    assert card is not None
    assert count["y"] + count["height"] <= card["y"] + 1


def test_a_phone_shows_the_own_amulets_and_gold(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    game = finish(phone, server, "tobago", ["random"], until=lambda update: update["view"]["phase"] == "turn")
    visit_table(phone, game)
    expect(phone.get_by_role("img", name=re.compile(r"^Your amulets: \d+, your gold: \d+$"))).to_be_visible()


def test_only_one_thing_to_do_is_ringed(still: Page, server: Server) -> None:
    game = finish(still, server, "tobago", ["random"], until=lambda update: "exchange" in update["legal"])
    visit_table(still, game)
    deeds = still.get_by_role("region", name="What to do now").get_by_role("button", pressed=True)
    still.get_by_role("button", name="Exchange").click()
    expect(deeds).to_have_count(1)
    expect(deeds).to_have_text("Exchange")


@pytest.mark.parametrize(
    ("game", "thing", "words"),
    [
        ("schatzinsel", "Place a chest", "A chest goes on a tile with a cross that is on the board."),
        ("tobago", "Drive", "Drive up to three legs"),
    ],
)
def test_a_kind_of_action_says_what_it_is_good_for(
    still: Page, server: Server, game: str, thing: str, words: str
) -> None:
    ready = lambda update: bool(update["legal"]) and update["view"].get("phase", "turn") == "turn"  # noqa: E731
    visit_table(still, finish(still, server, game, ["random"], until=ready))
    still.get_by_role("button", name=thing, exact=True).first.hover()
    expect(still.get_by_role("tooltip")).to_contain_text(words)


def test_what_comes_under_a_resting_mouse_says_nothing_unasked(still: Page, server: Server) -> None:
    still.goto("/")
    still.mouse.move(400, 500)
    game = first_turn(still, server)
    visit_table(still, game)
    expect(hand(still).first).to_be_visible()
    still.wait_for_timeout(600)
    expect(still.get_by_role("tooltip")).to_have_count(0)


def test_what_comes_under_the_mouse_that_pressed_play_says_nothing_unasked(still: Page) -> None:
    still.goto("/")
    still.get_by_role("button", name="Play against Mina: Die Schatzinsel").click()
    expect(still.get_by_role("region", name="What to do now").get_by_role("heading")).to_be_visible()
    still.wait_for_timeout(600)
    expect(still.get_by_role("tooltip")).to_have_count(0)


def test_passing_and_ending_a_turn_say_what_each_brings(still: Page, server: Server) -> None:
    visit_table(still, first_turn(still, server))
    now = still.get_by_role("region", name="What to do now")
    end, pass_ = (now.get_by_role("button", name=name, exact=True) for name in ("End turn", "Pass and exchange"))
    expect(end).to_have_accessible_description("keep these cards")  # with all six of them nothing is drawn
    expect(pass_).to_have_accessible_description("new cards instead of acting")
    pass_.click()
    expect(now).to_contain_text("Then you draw until you hold six, and your turn ends.")


def test_a_turn_without_anything_left_to_do_says_why_it_does_not_end(still: Page, server: Server) -> None:
    visit_table(still, find(still, server, "schatzinsel", ["random"], lambda update: update["legal"] == ["end"]))
    expect(still.get_by_role("region", name="What to do now")).to_contain_text(
        "End your turn. If it ended by itself now, the others would learn what you hide."
    )


def test_tobago_says_what_a_rose_is_when_the_first_one_is_laid(still: Page, server: Server) -> None:
    lays = lambda update: update["view"]["phase"] == "first-clues" and bool(update["legal"])  # noqa: E731
    visit_table(still, finish(still, server, "tobago", ["random"], until=lays))
    now = still.get_by_role("region", name="What to do now")
    expect(now).to_contain_text("Your compass rose goes with it: each rose earns you a share of that treasure.")


def test_the_island_says_what_lies_on_it(still: Page, server: Server) -> None:
    turn = lambda update: update["view"]["phase"] == "turn" and bool(update["legal"])  # noqa: E731
    game = finish(still, server, "tobago", ["random"], until=turn)
    visit_table(still, game)
    statue = game.update["view"]["statues"][0]
    still.locator(f"[data-space='{statue['space']}']").hover()
    expect(still.get_by_role("tooltip")).to_contain_text(f"washes up where its gaze ends, on {statue['shore']}.")


def test_a_dealt_card_says_what_its_signs_are_good_for(still: Page, server: Server) -> None:
    chooses = lambda update: any("x" in row for card in update["view"]["dealt"] for row in card["rows"])  # noqa: E731
    visit_table(still, find(still, server, "silver_gold", ["random"], chooses))
    dealt = still.get_by_role("region", name="Your four cards to choose from").get_by_role("button")
    dealt.and_(still.get_by_role("button", name=re.compile("cross"))).first.hover()
    expect(still.get_by_role("tooltip")).to_contain_text("A cross gives you one more space of your choice at once.")


def test_a_phone_shows_the_roses_of_which_one_is_to_be_chosen(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    can_double = lambda asked: any(action.startswith("double") for action in asked.legal)  # noqa: E731
    practise(phone, meet("tobago", 3, can_double, options={"rules": "advanced"}))
    for name in ("Amulet", "Second rose"):
        phone.get_by_role("button", name=re.compile(f"^{name}")).tap()
    expect(phone.locator("button.clue.glow").first).to_be_visible()


SIGNS = {"cross": "one more space of your choice", "coin": "one point", "palm": "for each palm in the display"}


def signed(page: Page) -> tuple[Locator, str]:
    """A free field of the own cards with a sign on it, and what that sign is good for."""
    fields = page.get_by_role("region", name="Your two cards").get_by_role("button")
    field = fields.and_(page.get_by_role("button", name=re.compile("^.., (cross|coin|palm)"))).first
    sign = (field.get_attribute("aria-label") or "").split(", ")[1]
    return field, SIGNS[sign]


def test_the_fields_of_the_own_cards_say_what_their_signs_are_good_for(still: Page) -> None:
    table = start(still, players=2)
    table.keep_two()
    assert table.my_turn()
    field, words = signed(still)
    still.get_by_role("button", name="Just one space").click()
    expect(field).to_be_enabled()
    field.hover()
    expect(table.tip).to_contain_text(words)
    assert not overlap(box(table.tip), box(field.locator(".."))), "no field that can be chosen is covered"
    still.mouse.move(0, 0)
    expect(table.tip).to_be_hidden()
    field.focus()
    still.keyboard.press("Shift+Tab")
    still.keyboard.press("Tab")
    expect(field).to_be_focused()
    expect(table.tip).to_contain_text(words)


def test_a_finger_that_stays_on_a_field_learns_what_it_is_and_picks_nothing(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce", confirm_touch=False)
    table = start(phone, players=2)
    table.keep_two()
    assert table.my_turn()
    free = table.fields.and_(phone.get_by_role("button", name=re.compile("^.., free space, marks"))).first
    for field, words in (signed(phone), (free, "A free space.")):
        field.evaluate(STAY)
        expect(table.tip).to_contain_text(words)
    expect(table.fields.and_(phone.get_by_role("button", pressed=True))).to_have_count(0)
    expect(table.fields.and_(phone.get_by_role("button", name=re.compile(", marked$")))).to_have_count(0)


def test_a_tap_explains_also_to_whoever_confirms_no_taps(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce", confirm_touch=False)
    table = start(phone, players=2)
    table.keep_two()
    assert table.my_turn()
    phone.get_by_role("img", name=re.compile("^A palm now: ")).tap()
    expect(table.tip).to_contain_text("What a palm scores in this turn")


def test_out_of_turn_the_own_cards_say_what_is_on_them(still: Page, server: Server) -> None:
    gathered = gather(still, server, "silver_gold", ["Lea", "Anna"])
    for seat in (0, 1):
        act(server, gathered, seat)
    while is_asked(server, gathered, 0):
        act(server, gathered, 0)
    sit(still, gathered.table, gathered.keys[0])
    own = still.get_by_role("region", name="Your two cards")
    expect(own.get_by_role("button", disabled=False)).to_have_count(0)
    tip = still.get_by_role("tooltip")
    for kind, words in (
        ("sea", "nothing is marked here"),
        ("marked", "marked already"),
        ("free space", "scores when all its spaces are marked"),
    ):
        own.get_by_role("button", name=re.compile(f"^.., {kind}")).first.hover()
        expect(tip).to_contain_text(words)
    field, words = signed(still)
    field.hover()
    expect(tip).to_contain_text(words)


def is_marking(update: dict[str, Any]) -> bool:
    """Whether the own turn of Silver & Gold waits for marks."""
    return bool(update["legal"]) and update["view"]["seats"][0]["stage"] == "pattern"


def lays_the_first_clue(update: dict[str, Any]) -> bool:
    """Whether the first clue of Tobago is to be laid, after another."""
    laid = any(path["clues"] for path in update["view"]["paths"])
    return bool(update["legal"]) and update["view"]["drawn"] is not None and laid


@pytest.mark.parametrize(
    ("game", "until", "things"),
    [
        (
            "silver_gold",
            is_marking,
            {
                ("img", "^Expedition: "): "This turn’s pattern",
                ("group", "^The eight patterns"): "Seven of these eight patterns",
                ("img", r"^A palm now: \d$"): "What a palm scores in this turn",
                ("img", "treasure card, .* points"): "A card scores when all its spaces are marked.",
                ("img", r"^Deck: \d+ left$"): "draw unseen from the deck",
                ("group", "^Coins$"): "Each coin you mark is one point.",
                ("group", "^Palms$"): "At most four of your palms score.",
                ("group", "^Completed cards$"): "Completed cards with their points.",
                ("group", "^Trophies$"): "takes the best trophy left",
            },
        ),
        (
            "tobago",
            lays_the_first_clue,
            {
                ("list", "^Players$"): "Compass roses not on a path yet",
                ("group", "gold cards$"): "one card for each rose and one more is drawn from here",
                ("img", ", rose: "): ", rose: ",
                ("img", "^drawn "): "Lay a clue on a path",
            },
        ),
    ],
    ids=["silver_gold", "tobago"],
)
def test_what_is_only_to_be_looked_at_explains_itself_to_mouse_keys_and_finger(
    still: Page, server: Server, game: str, until: Until, things: dict[tuple[Role, str], str]
) -> None:
    visit_table(still, find(still, server, game, ["random"] * 2, until))
    tip = still.get_by_role("tooltip")
    for (role, name), words in things.items():
        thing = still.get_by_role(role, name=re.compile(name)).first
        thing.hover()
        expect(tip).to_contain_text(words)
        still.mouse.move(0, 0)
        expect(tip).to_be_hidden()
        thing.focus()
        still.keyboard.press("Shift+Tab")
        still.keyboard.press("Tab")
        expect(thing).to_be_focused()
        expect(tip).to_contain_text(words)
        still.keyboard.press("Escape")
        expect(tip).to_be_hidden()
        thing.evaluate(STAY)
        expect(tip).to_contain_text(words)
    assert violations(still) == []
