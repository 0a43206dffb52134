"""Where everything lies in the scratch area, the one list of integers that bots write on while they
think. Kernel code.

Words that belong to the choices stand first; then what search hands on from call to call; then what
is reached as a `part` of its own: states, and what is read off them. Nothing has to be cleared.
"""

from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES
from hofnarr.bots.kabale.kernel.sizes import OUTLOOK_WORDS
from hofnarr.kabale.encoding import MASK_WORDS, OBSERVATION_WORDS
from hofnarr.kabale.kernel.layout import EVENT_BUFFER, MAX_PLAYERS, state_size
from hofnarr.kabale.kernel.sight import MOST_SECRETS

STATE_WORDS = state_size(MAX_PLAYERS)

S_ORDER = 0  # the choices that are left, best first
S_VALUES = S_ORDER + MOST_CHOICES  # by choice: what all tries together came to

S_KEY = S_VALUES + MOST_CHOICES  # of this decision's generator
S_STREAM = S_KEY + 1
S_GENERATOR = S_STREAM + 1  # where it has got to
S_DEALS = S_GENERATOR + 1  # hands dealt to each seat for every world, of which one is kept
S_HASTY = S_DEALS + 1  # 1: rollouts as flat Monte Carlo plays them, not by the quick network

S_SIGHT = S_HASTY + 1
S_WORLD = S_SIGHT + STATE_WORDS  # a state that agrees with the sight
S_TRIAL = S_WORLD + STATE_WORDS  # the same, played on
S_SEEN = S_TRIAL + STATE_WORDS  # what a seat knows in that one
S_PLACES = S_SEEN + STATE_WORDS  # for `restore`
S_OBSERVATION = S_PLACES + 2 * MOST_SECRETS
S_MASK = S_OBSERVATION + OBSERVATION_WORDS
S_FEATURES = S_MASK + MASK_WORDS  # what the outlook is told
S_EVENTS = S_FEATURES + OUTLOOK_WORDS
SCRATCH_WORDS = S_EVENTS + EVENT_BUFFER
