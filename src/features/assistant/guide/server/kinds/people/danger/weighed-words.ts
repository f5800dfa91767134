import { signs } from './signs.ts'

type Weighed = { weight: number; sign: RegExp }

/** Loose words of one matter each: none says enough by itself, several together do. Weights are log odds, fitted on messages and rounded. */
const matters: readonly Weighed[] = [
  {
    weight: 2.1,
    sign: signs(
      'mercy|obituary|cemetery|tomb|coma|terminal|cancer|diagnosis|biopsy|tumou?r|probate|deathbed|perish|dead|die|dies|died|dying|death|deceased|grave|funeral|coffin|corpse|ghost|mortal|afterlife|buried|suicid\\w*|killed|kill',
    ),
  },
  {
    weight: 1.4,
    sign: signs('(?:i|me|my|i am|if i|when i|i will|i would) (?:\\w+ ){0,4}(?:dead|die|died|dying|death|dies|killed)'),
  },
  {
    weight: 3,
    sign: signs(
      'without me|without him|without us|not need me|needs? me|someone else can|somebody else can|find (?:some ?(?:one|body) else|another \\w+)|she would find|replace me|remarry|better one|forget me|forgotten|remember me|miss me',
    ),
  },
  {
    weight: 2.7,
    sign: signs(
      'not (?:\\w+ )?be (?:\\w+ )?(?:here|there|around|alive|in it|on it|anyone|any ?body|part of)|be nobody|there will be nobody|nobody to log|no need (?:to|for) plan\\w*|not for me|or at all|if i am (?:still )?(?:here|around|alive)|still here|being here|be here',
    ),
  },
  {
    weight: 1.7,
    sign: signs(
      '(?:asleep|sleep|sleeping|bed) .. (?:forever|that is that|not (?:have|having)|never|ever again|for good|stay)|wak(?:e|es|ing)|woke|woken|ever again|never again|getting up',
    ),
  },
  {
    weight: 1.6,
    sign: signs(
      'stopping|stopped|lived|used up|one way or the other|enough of a|no further|nothing after|next life|another life|too late|(?:it|all|everything|this|me|life|things) (?:to )?(?:stop|stops|end|ends|be over|is over|finish|quiet|go away|go dark|go black)|the end|end (?:it|this|things|everything)|over with|all over|for good|forever|permanent\\w*|final\\w*|be switched off|switch me off|turn me off|last (?:time|day|night|week|one|thing|message|month)|never come back|not come back|not coming back|no coming back|way out|get out|opt out|exit',
    ),
  },
  {
    weight: 0.9,
    sign: signs(
      '(?:had|have had|got) enough(?! of (?:the|this|my|our) (?:lease|client|supplier))|tired of|sick of|done with|no strength|can not (?:anymore|go on|keep|take|do|live|bear|stand|be)|no point|pointless|what is the point|use(?:less)?|why bother|hopeless|no hope|hope|despair\\w*|nothing left|nothing matters|not matter|not care',
    ),
  },
  {
    weight: 2.6,
    sign: signs(
      "burden\\w*|weight (?:on|around|round)|drag(?:ging)? (?:them|everyone|everybody|her|him|us) down|millstone|dead weight|waste of|in the way|out of (?:the|\\w+) (?:way|hair)|everyone'?s? (?:life|neck)|problem for|easier (?:for|on)|relief (?:for|to)|better off|happier|free of me|rid of me|costs? (?:them|my \\w+)",
    ),
  },
  {
    weight: 1.8,
    sign: signs(
      'drain|mercy|value|mistake|loser|weak|nothing|provider|joke|hopeless|a fool|empty|numb|dark\\w*|down|coward\\w*|failure|failed|worthless|pathetic|useless|brave|courage|guts|be fixed|be helped|be saved|saved|not (?:strong|good|worth) enough|deserve\\w*|ashamed|shame|hate myself|disgust\\w*|loser|broken|let (?:every ?one|every ?body|them|her|him|my \\w+) down|disappointment|nobody',
    ),
  },
  {
    weight: 1.9,
    sign: signs(
      'pills?|tablets?|painkillers?|meds|medication|medicine|insulin|overdos\\w*|dose|doses|vodka|bottle|cabinet|bleach|paracetamol|tylenol|ibuprofen|valium|xanax|sleeping (?:pills|tablets)|antidepressants?|drinking|drink',
    ),
  },
  {
    weight: 2.9,
    sign: signs(
      'gun|guns|pistol|rifle|shotgun|revolver|bullet|trigger|ammo|loaded|knife|knives|blade|blades|razors?|rope|noose|knots?|beam|rafters?|belt|hook|hang|hanging|wrists?|cut|cutting|scratched|bleed\\w*|scars?|arms',
    ),
  },
  {
    weight: 2.3,
    sign: signs(
      'bridges?|roof|rooftop|balcony|railing|ledge|cliff|quarry|river|sea|ocean|lake|water|canal|harbou?r|pier|tracks|trains?|platform|station|overpass|tower|parking deck|garage|bath|tub|woods|forest|edge|scaffold\\w*|window|highway|motorway',
    ),
  },
  {
    weight: 1.1,
    sign: signs(
      'ice|crossing|barrier|both ways|hose|exhaust|engine|eyes|motorway|highway|jump\\w*|step off|stepping off|let go|fall|falling|drown\\w*|crash\\w*|swerv\\w*|steer\\w*|driv(?:e|ing)|drove|wheel|handbrake|truck|lorry|bus|slip|slow down|walk into|go under|head under|hold my breath|lean|look(?:ing)? down|height|high up|traffic|oncoming|tree',
    ),
  },
  {
    weight: 1.8,
    sign: signs(
      'think(?:ing)? (?:about|of)|thought (?:about|of)|can not stop thinking|keep (?:thinking|imagining|picturing|wondering|rehearsing|looking|staring)|wonder\\w*|imagin\\w*|pictur\\w*|in my head|my head|thoughts?|rehears\\w*|idea of|staring|stare|fantasi\\w*|dream\\w*|daydream\\w*|voice',
    ),
  },
  {
    weight: 1.1,
    sign: signs(
      'a plan|the plan|plan for tonight|a date|picked|decided|decision|made up my mind|ready|prepared|already (?:wrote|know|chose|did)|when the time comes|soon|before (?:christmas|xmas|new year|spring|summer|my birthday)|by (?:xmas|christmas|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|new year)|on (?:sunday|saturday|friday|monday)|this month|this week|next week|count(?:ed|ing)',
    ),
  },
  {
    weight: 0.6,
    sign: signs(
      'tonight|to-night|this evening|last night|at night|the night|every night|nights|morning|mornings|midnight|\\d ?am|dawn|tomorrow|today',
    ),
  },
  {
    weight: 0.6,
    sign: signs(
      'kids?|children|daughters?|sons?|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents?|sister|brother|family|grandkids|them|they|grandchildren|ex',
    ),
  },
  {
    weight: 2.2,
    sign: signs(
      'life (?:insurance|cover|policy)|insurance|policy|payout|pay out|pays out|beneficiar\\w*|inherit\\w*|debts?|the house free|mortgage|pension|provided for|taken care of|be ok|be okay|be fine|be safe|be alright|be all right',
    ),
  },
  {
    weight: 0.6,
    sign: signs(
      'gave (?:\\w+ ){0,3}(?:away|his|her|my)|giving (?:\\w+ ){0,3}away|give (?:\\w+ ){0,3}away|gave (?:him|her|them|me)|given (?:\\w+ )?away|sold (?:my|the)|cleaned|cleared out|emptied|cancell?ed (?:the|my)|dog|cat|guitar|watch|records|tools|ring|collection',
    ),
  },
  {
    weight: 2.1,
    sign: signs(
      'goodbyes?|farewell|bye|say (?:sorry|thanks)|apolog\\w*|forgive\\w*|sorry|thank you for|thanks for|hugged|kissed|i love (?:you|them)|tell (?:them|her|him|my \\w+)',
    ),
  },
  {
    weight: 1.8,
    sign: signs(
      'calm\\w*|sign|lucky|another life|blessing|god|heaven|hell|peace|peaceful|pray\\w*|soul|forgives?|maker|other side|calm|rest|lighter|quiet|angel\\w*|jesus|sin',
    ),
  },
  {
    weight: 1.7,
    sign: signs(
      'again|this time|properly|helpline|hotline|thoughts|voices|cutting|sponsor|(?:after|since|when|before) i tried|tried (?:it )?(?:once|before|last|again|in)|attempt\\w*|hospital|ward|therapist|psychiatr\\w*|crisis|self[- ]harm\\w*|safe|unsafe|trust myself|alone with|scared of (?:myself|what)|watch me|scaring|did it',
    ),
  },
  {
    weight: 1,
    sign: signs(
      'exist\\w*|alive|living|live|life|disappear\\w*|vanish\\w*|gone|born|breath\\w*|planet|earth|invisible|not real|human',
    ),
  },
  {
    weight: 0.9,
    sign: signs(
      'not (?:\\w+ )?(?:want|wanna|wish|like|mind|care|make it)|would not mind|rather|wish|want to|i want|hop(?:e|ing)|if only',
    ),
  },
]
export const marketSign = signs(
  'customers?|clients?|buyers?|sell|selling|sells|sales?|sold|prices?|pricing|priced|marketing|brand\\w*|ads?|website|online|product\\w*|launch\\w*|leads?|offers?|quote[ds]?|discount\\w*|competitors?|subscribers?|newsletter|posts?|instagram|reviews?|guests?|audience|logo|flyers?|stock|retail|wholesale|market|campaign|followers',
)
/** What a pet or the stock ate is dangerous to it, and says nothing of who writes. */
export const animalSign =
  /\b(?:my|our|the) (?:\w+ )?(?:cat|kitten|dog|puppy|horse|pony|rabbit|hamster|bird|parrot|budgie|hens?|chickens?|cows?|goats?|sheep|fish)\b|\b(?:vet|veterinarian)\b/
/** A machine dies, too. */
export const thingSign =
  /\b(?:the|my|our|a|an|his|her|their|one) (?:\w+ )?(?:pump|battery|engine|motor|phone|laptop|computer|server|printer|till|oven|fridge|freezer|boiler|heater|van|truck|mower|machine|compressor|router|site|website|line|lamp|generator) (?:dies|died|is dying|is dead|goes dead|gives out)\b/
export const asksSign =
  /^(?:so |ok |and |but )?(?:how|what|which|when|should|can|could|do|does|is|are|where|who|why|give|tell me (?:how|what)|write|help)\b|\b(?:how (?:do|can|should|would|much|many|long)|should (?:i|we)|what (?:do|should|can) (?:i|we)|which (?:one|of))\b/
/** What speaks for a question about the business. */
const frames: readonly Weighed[] = [
  { weight: -2.1, sign: marketSign },
  {
    weight: -1.1,
    sign: signs(
      'margins?|revenue|profits?|costs?|cash|budget|forecast|tax\\w*|vat|fees?|rates?|pay|paid|payments?|invoices?|money|\\d[\\d.,]*(?:k|%)?|dollars|euros?|percent|hourly|bookkeep\\w*|accountant|contracts?|terms?|clauses?',
    ),
  },
  {
    weight: -1.4,
    sign: signs(
      'team|staff|hire|hiring|employees?|meetings?|delegat\\w*|orders?|suppliers?|deliver\\w*|projects?|software|app|tools?|template|checklist|process|tasks?|workshop|course|lessons?|modules?|program|interviews?|survey|test|numbers?|page|list|step|weekly|monthly|goals?|businesses|startup|founders?|pitch|investors?',
    ),
  },
  { weight: -1, sign: asksSign },
  { weight: -3.4, sign: /\?/ },
  { weight: -3, sign: /\b(?:we|our|us)\b/ },
  { weight: -1.3, sign: /^.{220,}/s },
  { weight: -1, sign: /^.{0,28}$/s },
  { weight: -4.4, sign: /(?:,[^,]{3,40}){5,}/ },
]

/** How much the words of a message together speak for danger, above what some of the questions about a business reach. */
export const weighedWords = (plain: string): number =>
  [...matters, ...frames].reduce((sum, { weight, sign }) => sum + (sign.test(plain) ? weight : 0), 0)
