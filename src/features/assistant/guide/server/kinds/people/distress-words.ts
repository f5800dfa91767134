/** What happened, told and not asked about: a lesson comes later. */
export const losses =
  /\b(?:biggest|largest|main|only|best|big|top) (?:client|customer|account|order|contract|buyer)\b.{0,40}\b(?:walk\w*|left|leav\w*|quit|cancel\w*|gone|went|pulled|lost|dropped|fired|bankrupt|terminat\w*)\b|\b(?:lost|losing|lose) (?:my|our|the) (?:biggest|largest|main|only|best|big) \w+/
export const ruin =
  /\bsavings?\b.{0,30}\b(?:gone|nearly|almost|disappear\w*|drained|burn(?:ed|t)|empty|wiped|used up|down to)\b|\b(?:lost|burn(?:ed|t)(?: through)?|spent|gambled) (?:all )?(?:of )?(?:my|our|the|my kids'?) (?:\w+ )?savings\b|\b(?:can't|cannot|cant) (?:pay|afford|make) (?:my |the |our |this month's )?(?:rent|mortgage|groceries|food)\b|\b(?:lose|losing) (?:my|our|the) (?:house|home|flat|apartment)\b|\b(?:kids'?|children'?s?|college|retirement) (?:savings|money|fund)\b.{0,40}\b(?:gone|lost|spent|in(?:to)? this)\b|\b(?:can't|cannot|cant|couldn't|won't be able to) (?:pay|make|cover|repay)\b.{0,24}\b(?:loan|installment|instalment|bank|debts?|bills|wages|salaries|payroll|tax(?:es)?|car payment)\b|\b(?:bank|bailiff|landlord)\b.{0,30}\b(?:called|calls|threaten\w*|wants it back|evict\w*)\b|\blost (?:all )?(?:the|our|my) (?:house|rent|wedding|college|retirement|family's?) (?:money|savings|fund|deposit)\b|\bmaxed out\b.{0,20}\bcards?\b|\bup to my (?:neck|ears) in debt\b/

/** What is owed, told and not asked about. */
export const owes =
  /\b(?:i|we)(?:'ve| have)? (?:still )?owe\b|^\W*owe\b|[,;.] *(?:and )?owe\b|\b(?:deep|drowning|buried) in debts?\b|\bin debt\b/
/** Somebody's death. */
export const died =
  /\b(?:dad|father|mum|mom|mother|wife|husband|partner|son|daughter|brother|sister|friend|gran|grandma|grandpa|grandmother|grandfather|uncle|aunt|baby|child)\b.{0,16}\b(?:died|passed away|is dead|was killed)\b|\bmiscarriage\b|\b(?:planning|arranging|after) (?:the|her|his|my \w+'s) funeral\b/

const people =
  '(?:co-?founders?|business partner|partner|wife|husband|girlfriend|boyfriend|friend|son|daughter|kid|brother|sister|mum|mom|mother|dad|father|employee|assistant|colleague|team ?mate|worker)'
/** One’s own: “the mother was crying in the shop” is about a customer. */
const ofMine = `(?:(?:my|our) (?:\\w+ )?|^|[.!?;,] (?:and )?)${people}`
/** Somebody close who is at the end of their strength. */
export const theirs = new RegExp(
  `\\b${ofMine}\\b(?: (?:just|always|often|still|keeps?|has|is|was|has been|'s|been|started|starts?|seems?|looks|getting|completely|totally|so|really))* (?:cry|cries|crying|cried|in tears|sobb?\\w*|break(?:s|ing)? down|broke down|burn(?:ed|t|ing)?[ -]?out|depress\\w*|exhausted|falling apart|not (?:ok|okay|well)|panick?\\w*|drinks?|drinking|can't (?:cope|get up|take it)|doesn't (?:eat|sleep|get up)|hopeless|suffering|struggling mentally)\\b`,
)
/** Troubles that are told in passing: several at once are named before anything else is said. */
export const troubles: readonly (readonly [string, RegExp])[] = [
  [
    'someone close to you is ill',
    /\b(?:wife|husband|partner|mum|mom|mother|dad|father|son|daughter|kid|child|baby|brother|sister)\b.{0,24}\b(?:sick|ill|cancer|hospital|surgery|dying|stroke)\b/,
  ],
  [
    'customers are gone',
    /\b(?:clients?|customers?|accounts?)\b.{0,20}\b(?:left|gone|quit|cancel\w*|walked)\b|\blost (?:a|two|three|four|my|several|\d+) (?:\w+ )?(?:clients?|customers?)\b/,
  ],
  [
    'you can’t sleep',
    /\b(?:can't|cannot|cant|can not|don't|barely|not|haven't|hardly) (?:\w+ )?(?:sleep(?:ing)?|slept)\b|\bsleepless\b|\bawake (?:all night|at night|at \d)/,
  ],
  [
    'the money is short',
    /\b(?:no money|broke|out of money|money is (?:gone|tight|running out)|can't pay|cant pay|behind on (?:the )?(?:rent|bills|mortgage)|overdraft|in debt|owe)\b/,
  ],
  [
    'you’re on your own with it',
    /\b(?:all alone|on my own|nobody (?:helps|understands|to talk)|no one (?:helps|understands|to talk)|lonely|by myself)\b/,
  ],
  [
    'there’s strain at home',
    /\b(?:wife|husband|partner|girlfriend|boyfriend|family|kids|marriage)\b.{0,30}\b(?:angry|fight\w*|argu\w*|upset|leav\w*|divorce\w*|never see|worried|falling apart|strain\w*)\b/,
  ],
  [
    'people depend on you',
    /\b(?:three|two|four|\d+) kids\b|\b(?:kids|family|children|employees|team)\b.{0,24}\b(?:depend|rely|to feed|to support|count on)\b/,
  ],
  [
    'you work without an end',
    /\b(?:work(?:ing)? (?:\d{2}|every|all|day and|seven|nights|weekends)|\d{2} ?(?:hours|h) (?:a|per) (?:day|week)|no (?:day off|weekend|break))\b/,
  ],
]

/** A body that gives the alarm. */
export const panics =
  /\bpanic attacks?\b|\b(?:can't|cannot|cant|couldn't|couldnt|could not|can not) breathe\b|\bheart (?:is |was |keeps )?(?:racing|pounding)\b/

export const states: readonly (readonly [State, RegExp])[] = [
  [
    'sleep',
    /\b(?:can't|cannot|can not|cant|don't|barely|not|haven't|havent|hardly) (?:\w+ )?(?:sleep(?:ing)?|slept)\b|\bsleepless\b|\blie awake\b|\binsomnia\b/,
  ],
  [
    'worn',
    /\b(?:burn(?:ed|t|ing)? ?-?out|burnout|exhausted|so tired|too tired|drained|worn out|at my limit|running on empty|overwhelmed|drowning|shaking|trembling|can't breathe|can't face|how much longer (?:i|we) can|(?:couldn't|could not|couldnt|can't|cannot|cant) (?:make|get|bring) myself|can't cope|can't take it|too much for me|falling apart|break(?:ing)? down|(?:i'm|im|i am|i) panic\w*|panic attacks?|anxious|so stressed)\b/,
  ],
  [
    'quitting',
    /\b(?:feel(?:ing)? like|want(?:ing)? to|wanna|about to|ready to|close to|thinking (?:of|about)|tempted to) (?:give up|giving up|quit|quitting|throw in the towel|throwing in the towel|stop everything|drop everything)\b(?! my (?:day )?job)(?! smoking)/,
  ],
  [
    'english',
    /\b(?:my|the) english\b.{0,16}\b(?:bad|poor|weak|no good|not (?:so |very |too )?(?:good|well|perfect|strong)|terrible|little|basic|limited|broken)\b|\b(?:bad|poor|little|weak|broken) english\b|\b(?:i|sorry) (?:do not|don't|dont|not|can't|cant|cannot) (?:always )?(?:speak|understand|read|know) (?:so |very |much |good |many |all )*(?:english|business words|these words)\b|\benglish (?:is|it's) not my (?:first|mother|native)\b/,
  ],
  [
    'savings',
    /(?:^|\b(?:i'm|im|i am|i feel|we're|and|so|but|really|very|am|me) (?:\w+ )?)(?:scared|afraid|worried|frightened|terrified|nervous|anxious)\b.{0,30}\b(?:los(?:e|ing)|risk\w*|put\w*|spend\w*)\b.{0,20}\b(?:savings|money|everything|it all|house)\b|\b(?:put|spent|invested) .{0,20}\bsavings\b.{0,30}\b(?:scared|afraid|worried|nervous|frightened)\b/,
  ],
  [
    'numbers',
    /\b(?:i'm|im|i am|i was|always been) (?:just |really |so |very |always )*(?:not (?:so |very |really )?good|bad|terrible|hopeless|useless|weak|no good|never good) (?:with|at|in) (?:numbers|math|maths|mathematics|figures|excel|money stuff|calculations?)\b|\b(?:numbers|math|maths) (?:scare|frighten|terrify|confuse)s? me\b|\b(?:scared|afraid) of (?:numbers|math|maths|figures)\b/,
  ],
  [
    'shy',
    /(?:^|\b(?:i'm|im|i am|i feel|i|and|so|but|really|very|am|me) (?:\w+ )?)(?:scared|afraid|nervous|terrified|shy|anxious|hate|panic)\b.{0,16}\b(?:call|calling|phone|phoning|talk|talking|speak|speaking|sell|selling|pitch\w*|strangers)\b.{0,40}\b(?:can't|cant|cannot|do it|people|strangers|anyone|customers|phone)\b/,
  ],
  [
    'beginner',
    /\b(?:i'm|im|i am|i feel|feel(?:ing)?|makes me feel) (?:so |really |a bit |too |very |just |such an? |an? )*(?:stupid|dumb|slow|idiot|old for (?:this|that|it|business)|late for (?:this|it)|not (?:smart|clever|educated) enough)\b|\bevery(?:one|body) (?:else )?(?:here )?(?:is|seems|looks|are) (?:so much |much |way |so )?(?:faster|better|smarter|ahead|further|younger)\b|\bnever (?:really )?(?:used|owned|had|touched) a computer\b|\bnot (?:a )?(?:computer|business|tech) (?:person|people)\b|\b(?:don't|dont|do not) (?:even )?know where to (?:start|begin)\b.{0,24}\b(?:too much|overwhelm\w*|scar\w*|afraid|lost)\b|\bwhat if i fail\b/,
  ],
  [
    'low',
    /\b(?:(?:i'm|i am|feel(?:ing)?) (?:such )?(?:a |so |really |like a |just |completely |totally )?(?:failure|worthless|hopeless|useless|stupid|pathetic|like an idiot|depressed|lonely|alone|lost|miserable|ashamed|a fraud)|hate (?:this|my life|myself|everything)|(?:i'm|im|i am|been|keep|kept|start(?:ed)?) crying|(?:can't|cant|cannot|couldn't) stop crying|i cried|in tears|(?:can't|cant|cannot) do this(?: any ?more)?|(?:can't|cant|cannot) do it any ?more|(?:not|never) (?:made|cut out|good enough|smart enough|clever enough|strong enough) for (?:this|it|business)|everyone else (?:seems to |just )?(?:gets? it|knows|manages|can)|(?:i'm|i am) (?:so )?scared(?! (?:to|of|that|about))|i'm desperate)\b/,
  ],
]

/** What is asked whoever comes back. */
export const stepQuestion = 'Did you get to that one step?'

export const words = {
  panic: [
    'That sounds frightening, and it’s your body asking for a stop, not you failing. Nothing has to be decided while it shakes.',
    'Right now: sit down, both feet on the floor, and breathe out twice as long as in, ten times. Don’t drive until it’s over. Then move today’s appointment with one line, “something came up, I’ll call you tomorrow with a new time,” and see a doctor this week: panic attacks can be treated. If your chest hurts or it doesn’t pass, call your emergency number.',
  ],
  sleep: [
    'Not sleeping makes every number look worse than it is, and it isn’t a weakness.',
    'One small step for tonight: write the one thing that keeps you awake on paper, with the hour tomorrow when you’ll look at it, and close the laptop. If it lasts longer than two weeks, a doctor is the right person to ask.',
  ],
  worn: [
    'That sounds like more than one person should carry, and being worn out says nothing about whether you can do this.',
    'One small step: cross out everything for today but one thing that takes less than half an hour. Do that, or rest. If it stays this way, a doctor or someone close to you is worth more than any plan.',
  ],
  quitting: [
    'That’s a hard place to be. Silence and refusals wear anyone down, and wanting to stop after them says nothing about what you’re worth.',
    'One small step before you decide anything: don’t decide today. Write down in two lines what you tried and what came back, and show them to one person who knows you.',
  ],
  loss: [
    'That’s a blow, and shaking hands are a sane answer to it. Nothing has to be decided in the next hour.',
    'One small step, today: note what they still owe you and when it’s due, and ask for that first. Then one call to a customer who stays, before the search for a new one begins.',
  ],
  money: [
    'I’m sorry. Nothing weighs like money that isn’t there, least of all when others depend on it, and being afraid of it is no weakness.',
    'One small step, today: look at one number, the date on which the money ends at this month’s pace, and write beside it the balance at which you stop putting more in. Then say both numbers out loud to one person you trust.',
  ],
  debt: [
    'That’s a lot to carry, and heavier while no one else knows. Owing money is a state that people get out of, and no verdict on you.',
    'One small step, today: one page with who you owe, how much, and since when. Then tell one person you trust, and call the first supplier before they call you: “I can pay this much on these dates.” Many say yes to that. A free debt advice service in your country can do the rest with you.',
  ],
  theirs: [
    'That’s hard to watch, and it says a lot that you ask. It isn’t a problem of the business first.',
    'One small step, today: no work on the table, ask “How are you, really?” once, and then only listen. You don’t have to fix it. If it has gone on for two weeks or more, say plainly that you’d like them to see a doctor, and offer to make the appointment with them; take the heaviest piece of work off them until then, with a date.',
  ],
  grief: [
    'I’m very sorry. Nothing here matters beside that, and no one expects you to work through it.',
    'If open work weighs on you, three lines to each customer are enough: “There’s been a death in my family. Your order will be later; I’ll write with a date by [day]. Thank you for your patience.” Someone close to you can send them.',
  ],
  english: [
    'Your English is good enough here: I understood you. Short sentences are the best ones.',
    'Write your own pages in your language, and let the browser translate a lesson. To me, write three words: what you sell.',
  ],
  numbers: [
    'You don’t have to be good with numbers. Plus, minus, times and divided by are all there is, and I’ll do the sum for you.',
    'One small step: tell me two numbers, your price and what one sale costs you.',
  ],
  savings: [
    'Being afraid for your savings is sensible, not weak. It’s why this program asks people to pay before you spend.',
    'One small step: write down the amount that you won’t go below, and put nothing more in until someone has paid you.',
  ],
  shy: [
    'Nearly everyone is nervous before it, and no one on the other end can see it.',
    'One small step, without a call: write to one person you know, “May I ask you three questions about [what you do]? Ten minutes is enough.”',
  ],
  beginner: [
    'You’re not stupid and you’re not late. Nearly everyone feels like this in the first weeks, and no one here compares you.',
    'One small step: forget the rest, and do ten minutes of one page.',
  ],
  low: [
    'I’m sorry it feels like this. A bad stretch isn’t a verdict on you, and most founders who look calm have had the same one.',
    'One small step: tell one person today how it really is, by voice if you can. The work can wait until tomorrow.',
  ],
} as const

export type State = keyof typeof words
