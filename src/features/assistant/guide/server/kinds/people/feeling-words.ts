import { logOdds } from '#platform/server/language/log-odds.ts'
import { signs } from './danger/signs.ts'
import { asksSign, marketSign } from './danger/weighed-words.ts'

/** Words that tell how somebody is, or that something is asked; weights are log odds, fitted on messages and rounded. */
const matters: readonly { weight: number; sign: RegExp }[] = [
  {
    weight: 1.2,
    sign: signs(
      'cr(?:y|ied|ies|ying)|tears?|sobb?\\w*|bawl\\w*|weep\\w*|wept|broke down|break(?:ing)? down|breakdown|meltdown',
    ),
  },
  {
    weight: 0.8,
    sign: signs(
      'sad|sadness|miserable|depress\\w*|down|low|blue|heartbroken|broken|gutted|crushed|devastated|hurts?|hurting|pain|grief|griev\\w*|miss (?:him|her|my)|empty|numb|flat|hollow|joy|unhappy|awful|terrible|horrible|bad day|worst|feel(?:ing)? (?:ill|sick|bad|like|so|really|very|small|nothing)',
    ),
  },
  {
    weight: 1.4,
    sign: signs(
      'scared|afraid|terrif\\w*|fear|frighten\\w*|panic\\w*|anxi\\w*|worr(?:y|ied|ying|ies)|dread\\w*|nervous|stomach|chest|heart|shak(?:e|es|ing|y)|trembl\\w*|breathe|sweat\\w*|nightmares?|can not (?:open|look|face|breathe|move)',
    ),
  },
  {
    weight: 1,
    sign: signs(
      'asham\\w*|shame|embarr?ass?\\w*|humiliat\\w*|guilt\\w*|failure|failed|failing|fraud|impostor|imposter|coward|idiot|stupid|useless|worthless|pathetic|loser|joke|hate (?:myself|who|me|it)|let (?:\\w+ )?down|disappoint\\w*|not (?:good|smart|strong|brave|cut out) ?(?:enough)?|hack it|wrong with me|fool',
    ),
  },
  {
    weight: 1,
    sign: signs(
      'tired|exhaust\\w*|burn(?:t|ed|ing)? ?-?out|burnout|worn|wearing me|drained|no energy|overwhelm\\w*|too much|a lot|so much|wiped|end of my|can not (?:anymore|cope|keep|do (?:this|it)|take|go on|today)|day off|fever|sick|my back|strength|breaking point|at my limit|swamped|drowning|sleep|asleep|awake|insomnia|bed|all night|\\d ?am|till two|night',
    ),
  },
  {
    weight: 0.6,
    sign: signs(
      'alone|lonely|lonel\\w*|by myself|on my own|nobody|no one|no friends?|isolat\\w*|talk to (?:me|someone|somebody)|some ?one to (?:talk|tell)|just (?:needed|wanted|want|need) to|asked me how|understands?|invisible|left out|not one person',
    ),
  },
  {
    weight: 0.7,
    sign: signs(
      'quit|giv(?:e|ing) (?:it )?(?:all )?up|gave up|throw in|towel|old job|real job|why bother|what is the (?:use|point)|what for|pointless|worth it|go back to|stop trying|close (?:it|the \\w+) for good|wasted?|threw (?:it|\\w+) away|regret\\w*|what was i thinking|picked wrong|trapped|stuck|hopeless|discouraged|hope',
    ),
  },
  {
    weight: 0.5,
    sign: signs(
      'husband|wife|kids?|children|sons?|daughters?|mum|mom|mother|dad|father|parents?|brother|sister|family|boyfriend|girlfriend|marriage|divorce\\w*|ex|baby|grandmother|grandma|gran|partner|friends?|church|home',
    ),
  },
  {
    weight: 0.6,
    sign: signs(
      'fought|fight(?:ing)?|argu\\w*|yell\\w*|shout\\w*|scream\\w*|threw|slamm\\w*|snapp\\w*|short with|me or|leav(?:e|es|ing) me|left me|hid(?:e|ing|den)?|lied|lying|do not know|not told|have not told|not tell|pretend\\w*|secret|behind (?:his|her|my) back|looks? at me',
    ),
  },
  {
    weight: 0.8,
    sign: signs(
      'died|passed|passing|death|funeral|late (?:husband|wife|father|mother)|miscarriage|dementia|cancer|hospital|ward|ill|sick|gone|lost|lose|losing|repossess\\w*|evict\\w*|bankrupt\\w*|broke|debts?|owe|savings|pension|rent|electricity|nothing left|everything',
    ),
  },
  { weight: 0.2, sign: signs('drink\\w*|drunk|wine|sober|whisk\\w*|beer|bottle|pills|smok\\w*') },
  {
    weight: 0.3,
    sign: signs(
      'every ?(?:one|body) (?:else|in)|compar\\w*|others|they all|believe in me|ahead of me|behind in life|flying|laugh\\w*|takes? me serious\\w*|people',
    ),
  },
  { weight: 0.2, sign: marketSign },
  { weight: -0.4, sign: asksSign },
  { weight: -1.8, sign: /\?/ },
  { weight: -1.5, sign: /\b(?:do|should|can|could|may) (?:i|we)\b[^?]*\?\s*$/ },
  { weight: 0.4, sign: /^(?:they|he|she|the|a|an|this|customers?|clients?)\b/ },
  { weight: -0.2, sign: /\d/ },
  { weight: -0.2, sign: /^.{220,}/s },
  { weight: 0.7, sign: /^.{0,28}$/s },
]

/** How much what was learned of such messages weighs beside these words, and how much all of it has to. */
const [learned, least] = [0.9, 0.8]

/** Whether a message tells how somebody is rather than what they want to know. */
export const isFelt = (plain: string, likely: number): boolean =>
  matters.reduce((sum, { weight, sign }) => sum + (sign.test(plain) ? weight : 0), learned * logOdds(likely)) >= least
