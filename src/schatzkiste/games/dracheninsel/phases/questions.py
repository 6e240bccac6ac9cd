"""All questions of the game, in the order in which constants.py counts them."""

from typing import Final

from schatzkiste.core.phase import ActionRule, Phase
from schatzkiste.games.dracheninsel import actions, cards
from schatzkiste.games.dracheninsel.actions import ACTIONS
from schatzkiste.games.dracheninsel.phases.agreement import Agree, ProposeEnd, Refuse
from schatzkiste.games.dracheninsel.phases.flight import Fly, FlyOver, Land
from schatzkiste.games.dracheninsel.phases.journey import ChooseCard, ChooseTerrain, PlayJourney
from schatzkiste.games.dracheninsel.phases.lifting import FlyOut, StepOut
from schatzkiste.games.dracheninsel.phases.passing import Done, End, Pass, Toss
from schatzkiste.games.dracheninsel.phases.patrol import ChooseDragon, PlaceDragon, PlayPatrol
from schatzkiste.games.dracheninsel.phases.payment import Pay
from schatzkiste.games.dracheninsel.phases.robbery import Rob
from schatzkiste.games.dracheninsel.phases.sharing import Betray, Share, Yield
from schatzkiste.games.dracheninsel.phases.stealing import ChooseVictim, PlayCurse, PlaySneak
from schatzkiste.games.dracheninsel.phases.step import Lead, Step
from schatzkiste.games.dracheninsel.phases.terror import ChooseHunter, PlayTerror
from schatzkiste.games.dracheninsel.phases.tiles import ChooseTile, SwapCard
from schatzkiste.games.dracheninsel.phases.windows import Counter, GoOn, LetGo, Stop
from schatzkiste.games.dracheninsel.state import Dracheninsel


def _phase(name: str, rule_id: str, rules: list[ActionRule[Dracheninsel]]) -> Phase[Dracheninsel]:
    return Phase(name, rule_id, ACTIONS, rules)


PHASES: Final[list[Phase[Dracheninsel]]] = [
    _phase(
        "turn",
        "DI-3.1",
        [
            Step(actions.STEP),
            Fly(actions.FLIGHT, [cards.FLIGHT]),
            SwapCard(actions.ELEMENTS, [cards.ELEMENTS]),
            SwapCard(actions.FORCES, [cards.FORCES]),
            PlayJourney(actions.JOURNEY, [cards.JOURNEY]),
            PlayPatrol(actions.PATROL, cards.PATROLS),
            PlayTerror(actions.TERROR, cards.TERRORS),
            PlaySneak(actions.SNEAK, cards.SNEAKS),
            PlayCurse(actions.CURSE, [cards.CURSE]),
            Pass(actions.PASS),
            End(actions.END),
            ProposeEnd(actions.PROPOSE_END),
        ],
    ),
    _phase("leader", "DI-3.14", [Lead(actions.LEAD)]),
    _phase("exit", "DI-5.4", [StepOut(actions.STEP), FlyOut(actions.FLIGHT)]),
    _phase("flying", "DI-8.9", [FlyOver(actions.OVER)]),
    _phase("landing", "DI-8.9", [Land(actions.LAND)]),
    _phase("payment", "DI-3.4", [Pay(actions.PAY, cards.TERRAIN_CARDS)]),
    _phase("robbery", "DI-7.1", [Rob(actions.ROB)]),
    _phase("swapping", "DI-8.1", [ChooseTile(actions.TILE)]),
    _phase("patrolling", "DI-8.3", [ChooseDragon(actions.DRAGON), PlaceDragon(actions.PLACE)]),
    _phase("frightening", "DI-8.13", [ChooseHunter(actions.SEND)]),
    _phase("sneaking", "DI-8.7", [ChooseVictim(actions.STEAL)]),
    _phase("travelling", "DI-8.12", [ChooseCard(actions.WITH, cards.TERRAIN_CARDS), ChooseTerrain(actions.TERRAIN)]),
    _phase("passing", "DI-3.13", [Toss(actions.TOSS), Done(actions.DONE)]),
    _phase("stopping", "DI-9.1", [Stop(actions.STOP, cards.SLUMBERS), LetGo(actions.LET_GO)]),
    _phase(
        "confirming",
        "DI-9.1",
        [Stop(actions.STOP, cards.SLUMBERS), LetGo(actions.LET_GO), GoOn(actions.GO_ON)],
    ),
    _phase(
        "countering",
        "DI-9.5",
        [Counter(actions.COUNTER, cards.COUNTERSPELLS), LetGo(actions.LET_GO), GoOn(actions.GO_ON)],
    ),
    _phase("sharing", "DI-6.3", [Share(actions.SHARE), Betray(actions.BETRAY, cards.BETRAYALS)]),
    _phase("answering", "DI-6.4", [Betray(actions.BETRAY, cards.BETRAYALS), Yield(actions.YIELD)]),
    _phase("agreeing", "DI-10.3", [Agree(actions.AGREE), Refuse(actions.REFUSE)]),
]
