"""The first game teaches itself: lessons by mouse, keyboard and finger, strayed from, left and gone on with."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from schatzkiste.bots import LEVELS
from schatzkiste.games import game_ids
from schatzkiste.lessons import Step, lesson
from tests.page.axe import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.learner import Learner, Way
from tests.page.moments import meet, practise
from tests.page.page_errors import PageErrors
from tests.page.player import Table
from tests.page.seat import beyond_the_screen
from tests.page.serving import Server

LANGUAGES = ("en", "de", "fr")
WAYS: tuple[Way, ...] = ("mouse", "keyboard", "touch")
LESSONS = [
    (game, way, LANGUAGES[(row + column) % len(LANGUAGES)])
    for row, game in enumerate(game_ids())
    for column, way in enumerate(WAYS)
]

MARKED = "[data-hint], .hint-mark"
ONLY_LOOKED_AT = "[data-hint='5']"
"""What a step with something to do points at besides, as `lesson/aims.ts` signs it."""

WITH_TIME_TO_READ = ("schatzinsel", "mouse")
"""The lesson that is followed as newcomers find it, with motion and at the usual pace: it is the shortest."""


def named(game: str, name: str) -> Step:
    """The step of a lesson with this id."""
    return next(step for step in lesson(game).steps if step.id == name)


def learn(page: Page, game: str, way: Way, language: str) -> None:
    """Follow a lesson to its end, and begin the first game: for as many, against the weakest, and with hints."""
    learner = Learner(page, way, language)
    steps = lesson(game).steps
    learner.begin(game)
    learner.at(1, len(steps))
    first_game = learner.play_to_the_end()
    assert learner.heard >= {learner.texts.say(step.text) for step in steps}
    expect(first_game).to_be_focused()
    assert violations(page) == []
    assert beyond_the_screen(page) == (0, 0)
    with page.expect_request("**/api/tables") as asked:
        first_game.press("Enter")
    wanted = asked.value.post_data_json
    assert wanted is not None
    players = lesson(game).scenes[0].start().players
    assert [seat["bot"] for seat in wanted["seats"]] == [None, *[LEVELS[0]] * (players - 1)]
    assert wanted["manners"]["hints"]
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_role("button", name=learner.texts.say("page-hint"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "way", "language"), LESSONS)
def test_a_lesson_leads_to_the_first_game(visit: Visit, server: Server, game: str, way: Way, language: str) -> None:
    is_touch = way == "touch"
    page = visit(
        server,
        window=PHONE if is_touch else DESKTOP,
        touch=is_touch,
        locale=language,
        motion="no-preference" if (game, way) == WITH_TIME_TO_READ else "reduce",
        speed="normal" if (game, way) == WITH_TIME_TO_READ else "at-once",
        every_stop=False,
        notes=True,
    )
    learn(page, game, way, language)


def lay_elsewhere(page: Page) -> None:
    """Lay another tile than the one that is wanted."""
    fields = page.get_by_role("group", name=re.compile("^Board")).get_by_role("button", disabled=False)
    fields.filter(visible=True).and_(page.locator(":not(:focus)")).last.click()


def mark_elsewhere(page: Page) -> None:
    """Mark the pattern in the last row where it fits, not in the first."""
    page.get_by_role("button", name=re.compile("marks a3 b3 c3")).first.click()


def keep_others(page: Page) -> None:
    """Keep the first two of the four islands, not the last two."""
    dealt = page.get_by_role("region", name="Your four cards to choose from").get_by_role("button")
    dealt.nth(0).click()
    dealt.nth(1).click()
    page.get_by_role("button", name="Keep", exact=True).click()


def place_guard(page: Page) -> None:
    """Place the only guard instead of taking another one."""
    page.get_by_role("button", name="Place a guard", exact=True).click()
    page.get_by_role("button", name=re.compile("chest, scores 7 points$")).first.click()


def lay_nothing(page: Page) -> None:
    """Exchange the clues instead of laying one."""
    page.get_by_role("button", name="Exchange", exact=True).click()
    now = page.get_by_role("region", name="What to do now")
    now.get_by_role("button", name=re.compile("^Exchange")).last.click()


def take_card(page: Page) -> None:
    """Take the gold card that is offered first."""
    page.get_by_role("button", name=re.compile("^Take it")).click()


def pass_by(page: Page) -> None:
    """Pass instead of stepping on."""
    page.get_by_role("button", name="End turn", exact=True).click()


def claim_both(page: Page) -> None:
    """Claim both coins instead of sharing."""
    page.get_by_role("button", name="Play Betrayal", exact=True).click()


STRAYS: list[tuple[str, str, Callable[[Page], None]]] = [
    ("dracheninsel", "di-free", pass_by),
    ("dracheninsel", "di-share", claim_both),
    ("schatzinsel", "si-space", lay_elsewhere),
    ("schatzinsel", "si-take", place_guard),
    ("silver_gold", "sg-keep", keep_others),
    ("silver_gold", "sg-line", mark_elsewhere),
    ("tobago", "to-clue", lay_nothing),
    ("tobago", "to-decline", take_card),
]


@pytest.mark.parametrize(("game", "name", "stray"), STRAYS)
def test_another_legal_move_is_answered_kindly_and_taken_back(
    still: Page, game: str, name: str, stray: Callable[[Page], None]
) -> None:
    step = named(game, name)
    learner = Learner(still)
    learner.begin(game, step.number)
    learner.says(step.text)
    stray(still)
    learner.says(step.stray_text)
    assert violations(still) == []
    back = learner.button("page-undo")
    expect(back).to_be_focused()
    back.click()
    learner.says(step.text)
    learner.go_on()


def test_what_the_rules_forbid_gets_the_ordinary_reason(still: Page) -> None:
    learner = Learner(still)
    for game, name, thing in (
        ("schatzinsel", "si-space", "Place a chest"),
        ("dracheninsel", "di-free", "Treasure space"),
    ):
        step = named(game, name)
        learner.begin(game, step.number)
        learner.says(step.text)
        still.get_by_role("button", name=re.compile(f"^{thing}")).first.hover()
        expect(still.get_by_role("tooltip").get_by_role("link")).to_be_visible()
        learner.says(step.text)


@pytest.mark.parametrize("game", game_ids())
def test_what_was_done_in_a_step_is_taken_back_with_it(still: Page, game: str) -> None:
    steps = lesson(game).steps
    first = next(step.number for step in steps if step.do)
    learner = Learner(still)
    learner.begin(game, first)
    while (reached := learner.step()) == first:
        learner.go_on()
    learner.at(reached, len(steps))
    learner.button("page-back").click()
    learner.at(reached - 1, len(steps))
    learner.says(steps[reached - 2].text)


@pytest.mark.parametrize("game", game_ids())
def test_every_step_can_be_gone_back_from(still: Page, game: str) -> None:
    steps = lesson(game).steps
    learner = Learner(still)
    learner.begin(game, len(steps))
    for step in reversed(steps[:-1]):
        learner.button("page-back").click()
        learner.at(step.number, len(steps))
        learner.says(step.text)
    expect(learner.button("page-back")).to_have_count(0)


def test_a_lesson_can_be_left_and_gone_on_with(still: Page) -> None:
    count = len(lesson("schatzinsel").steps)
    learner = Learner(still)
    learner.begin("schatzinsel")
    while "Step 4 " not in learner.bubble.inner_text():
        learner.go_on()
    learner.bubble.get_by_role("link", name="Leave the lesson").click()
    card = still.get_by_role("article").filter(has=still.get_by_role("heading", name="Die Schatzinsel"))
    card.get_by_role("link", name=f"Go on learning (4/{count})").click()
    learner.at(4, count)
    assert still.evaluate("localStorage.getItem('schatzkiste-tables')") is None


def test_a_lesson_is_nothing_to_see_again_or_to_take_along(still: Page) -> None:
    learner = Learner(still)
    learner.begin("schatzinsel", 3)
    still.get_by_role("button", name="Menu").click()
    menu = still.get_by_role("navigation", name="Menu")
    expect(menu.get_by_role("link")).to_have_text(["Back to the chest", "New game", "Rules of the game"])
    expect(menu.get_by_role("button")).to_have_text(["Settings", "Deutsch", "English", "Français"])


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("dracheninsel", "di-pay"),
        ("dracheninsel", "di-share"),
        ("dracheninsel", "di-stop"),
        ("schatzinsel", "si-alone"),
        ("schatzinsel", "si-chest"),
        ("silver_gold", "sg-keep"),
        ("silver_gold", "sg-trophy"),
        ("tobago", "to-clue"),
        ("tobago", "to-decline"),
    ],
)
def test_steps_are_open_to_everyone(visit: Visit, server: Server, game: str, name: str, is_phone: bool) -> None:
    page = visit(server, window=PHONE if is_phone else DESKTOP, touch=is_phone, motion="reduce")
    step = named(game, name)
    learner = Learner(page)
    learner.begin(game, step.number)
    learner.says(step.text)
    assert violations(page) == []


@pytest.mark.parametrize("game", game_ids())
def test_on_a_phone_the_bubble_covers_nothing_that_is_to_be_pressed(phone: Page, game: str) -> None:
    learner = Learner(phone, "touch")
    for step in [step for step in lesson(game).steps if step.do][:5]:
        learner.begin(game, step.number)
        learner.says(step.text)
        expect(phone.locator("*:focus")).to_have_count(1)
        phone.locator("*:focus").tap(trial=True)  # which waits until nothing lies over it


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_everything_that_is_pointed_at_is_marked(visit: Visit, server: Server, game: str, is_phone: bool) -> None:
    page = visit(server, window=PHONE if is_phone else DESKTOP, touch=is_phone, motion="reduce")
    learner = Learner(page)
    for step in [step for step in lesson(game).steps if step.point]:
        learner.begin(game, step.number)
        learner.says(step.text)
        marked = page.locator(ONLY_LOOKED_AT if step.do else MARKED)
        in_sight = marked.filter(visible=True)
        if is_phone:  # where some of it may be in the drawer
            expect(in_sight.first).to_be_visible()
            expect(marked.nth(len(step.point) - 1), step.id).to_be_attached()
        else:
            expect(in_sight, step.id).to_have_count(len(step.point))


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_cards_that_are_pointed_at_are_in_sight_and_bare(visit: Visit, server: Server, is_phone: bool) -> None:
    page = visit(server, window=PHONE if is_phone else DESKTOP, touch=is_phone, motion="reduce")
    learner = Learner(page)
    step = named("dracheninsel", "di-boat")
    learner.begin("dracheninsel", step.number)
    learner.says(step.text)
    betrayals = page.get_by_role("region", name="Your hand").get_by_role("button", name="Betrayal", exact=True)
    expect(betrayals).to_have_count(2)
    for card in betrayals.all():
        expect(card).to_be_in_viewport(ratio=0.95)
        card.hover(trial=True)  # which waits until nothing lies over it


def test_newcomers_are_offered_lessons_once(desktop: Page) -> None:
    desktop.goto("/")
    offer = desktop.get_by_role("complementary", name="New here?")
    expect(offer.get_by_role("link")).to_have_count(len(game_ids()))
    assert violations(desktop) == []
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    desktop.reload()
    expect(desktop.get_by_role("article")).to_have_count(len(game_ids()))
    expect(offer).to_have_count(0)
    learn = desktop.get_by_role("link", name=re.compile("^Learn it in . minutes: "))
    expect(learn).to_have_count(len(game_ids()))


def test_set_up_leads_to_the_lesson(still: Page) -> None:
    still.goto("/#/new/silver_gold")
    still.get_by_role("link", name=re.compile("^Learn it in . minutes$")).click()
    expect(still).to_have_url(re.compile("#/learn/silver_gold$"))


def test_a_step_leads_to_its_rule_and_the_rule_to_its_step(still: Page) -> None:
    step = next(step for step in lesson("tobago").steps if step.do)
    learner = Learner(still)
    learner.begin("tobago", step.number)
    learner.bubble.get_by_role("link", name=re.compile(step.rule)).click()
    book = still.get_by_role("complementary").or_(still.get_by_role("region")).filter(has_text=step.rule)
    expect(book.last).to_be_visible()
    show = still.get_by_role("link", name=f"Show me rule {step.rule}", exact=True)
    with still.context.expect_page() as opened:
        show.click()
    expect(opened.value).to_have_url(re.compile(f"#/learn/tobago/{step.number}$"))
    opened.value.close()
    learner.says(step.text)
    still.goto(f"/#/rules/tobago/{step.rule}")
    show.click()
    learner.at(step.number, len(lesson("tobago").steps))


def test_a_rule_without_a_step_leads_to_the_picture_that_shows_it(phone: Page) -> None:
    phone.goto("/#/rules/dracheninsel/DI-7.1")
    phone.get_by_role("button", name="Show me rule DI-7.1", exact=True).tap()
    figure = phone.get_by_role("figure").filter(has_text="Green and Blue carry the coins of 100 over f6.")
    expect(figure).to_be_focused()
    expect(figure).to_be_in_viewport(ratio=0.95)


def test_unknown_steps_and_games_are_told(still: Page, page_errors: PageErrors) -> None:
    page_errors.allow_a_refusal(404)
    for address in ("/#/learn/schatzinsel/99", "/#/learn/chess"):
        still.goto(address)
        expect(still.get_by_role("status").get_by_role("link", name="Back to the chest")).to_be_visible()


@pytest.mark.parametrize("lost", ["**/assets/schatzinsel-lesson-*.js", "**/api/lessons"])
def test_a_lesson_that_does_not_arrive_is_tried_again(still: Page, page_errors: PageErrors, lost: str) -> None:
    page_errors.allow_a_lost_connection()
    still.route(lost, lambda route: route.abort("connectionrefused"))
    still.goto("/#/learn/schatzinsel")
    expect(still.get_by_role("status")).to_contain_text("The server does not answer.")
    still.unroute(lost)
    still.get_by_role("button", name="Try again").click()
    Learner(still).at(1, len(lesson("schatzinsel").steps))


def test_a_scene_that_does_not_arrive_is_tried_again(still: Page, page_errors: PageErrors) -> None:
    page_errors.allow_a_lost_connection()
    later = named("schatzinsel", "si-later")
    learner = Learner(still)
    learner.begin("schatzinsel", later.number - 1)
    learner.go_on()
    still.route("**/api/lessons", lambda route: route.abort("connectionrefused"))
    learner.says("page-lesson-done")
    learner.button("page-lesson-on").click()
    expect(still.get_by_role("status").filter(has_text="The server does not answer.")).to_be_visible()
    still.unroute("**/api/lessons")
    still.get_by_role("button", name="Try again").click()
    learner.says(later.text)


def test_what_is_new_is_explained_once(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce", notes=True)
    page.goto("/")
    page.get_by_role("button", name="Play against Mina: Die Schatzinsel").click()
    table = Table(page)
    note = page.get_by_role("region", name="A note")
    while not note.count() and table.my_turn():
        table.act()
    words = note.inner_text()
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    page.reload()
    while table.my_turn() and table.glowing.count():
        table.act()
        assert not note.count() or note.inner_text() != words


def test_a_note_waits_until_no_hint_is_open(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce", notes=True)
    held: list[Route] = []
    page.route("**/assets/firsts-*.js", lambda route: held.append(route))
    crosses = lambda asked: sum(action.startswith("chest") for action in asked.legal) > 1  # noqa: E731
    with page.expect_request("**/assets/firsts-*.js"):
        practise(page, meet("schatzinsel", 2, crosses))
    note = page.get_by_role("region", name="A note")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="A hint")).to_be_visible()
    with page.expect_response("**/assets/firsts-*.js"):
        for route in held:
            route.continue_()
    page.get_by_role("button", name="Place a chest", exact=True).click()
    page.get_by_role("button", name=re.compile("scores . points?$")).first.click()
    expect(note).to_contain_text("a chest can go there")


def test_a_clock_leaves_no_time_for_notes(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce", notes=True)
    seats = [{"name": "Jim"}, {"bot": "random", "name": "Mina"}]
    manners = {"clock": 3600, "reserve": 3600}
    made = page.request.post(
        f"{server.address}api/tables", data={"game": "schatzinsel", "seats": seats, "manners": manners}
    ).json()
    page.goto("/")
    kept = [{"table": made["table"], "key": made["keys"][0]["key"]}]
    page.evaluate("kept => localStorage.setItem('schatzkiste-tables', JSON.stringify(kept))", kept)
    page.goto(f"/#/table/{made['table']}")
    table = Table(page)
    for _ in range(4):
        assert table.my_turn()
        table.act()
    expect(page.get_by_role("region", name="A note")).to_have_count(0)
