"""The bots that came before the levels, kept to measure by: they take what looks best now.

They are entered in matches as `bench.yardsticks:schatzinsel` and so on, by the name of the game.
"""

from bench.yardsticks.dracheninsel import make as make_dracheninsel
from bench.yardsticks.schatzinsel import make as make_schatzinsel
from bench.yardsticks.silver_gold import make as make_silver_gold
from bench.yardsticks.tobago import make as make_tobago

dracheninsel = make_dracheninsel()
schatzinsel = make_schatzinsel()
silver_gold = make_silver_gold()
tobago = make_tobago()
