import { handLabel } from '../../../../assistant.rules.ts'
import type { Kind, Say, Talk } from '../../talk.ts'
import { linked, linkTo } from '../../talk.ts'
import { isClearlyAbout, knownTopic } from '../help.ts'
import { plainText } from '../own-figure.ts'

const crisis =
  /\b(?:suicid\w*|kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|take my (?:own )?life|want(?:ed)? to die|(?:do not|don't|dont) want to (?:live|be alive|wake up)|hurt(?:ing)? myself|self[- ]harm|no reason to live|better off dead|better off (?:without me|if i (?:wasn't|weren't|was not|were not|wasnt|werent|were gone|was gone|died|didn't exist|wasn't around|disappeared))|can't go on living|wish i (?:was|were) (?:dead|never born|not here|gone)|wish i (?:wasn't|weren't|wasnt|werent) (?:here|alive|around)|wish i'd never been born|(?:think|thinking|thought) (?:about|of) (?:not being (?:here|alive)|disappearing)|(?:no one|nobody|noone) would (?:even )?(?:miss me|care if i (?:was|were|died|disappeared))|don't want to be here any ?more|no point (?:in )?(?:living|being alive|going on living)|jump(?:ing)? off (?:a|the) (?:bridge|roof)|end things for good)\b/

/** What happened, told and not asked about: a lesson comes later. */
const losses =
  /\b(?:biggest|largest|main|only|best|big|top) (?:client|customer|account|order|contract|buyer)\b.{0,40}\b(?:walk\w*|left|leav\w*|quit|cancel\w*|gone|went|pulled|lost|dropped|fired|bankrupt|terminat\w*)\b|\b(?:lost|losing|lose) (?:my|our|the) (?:biggest|largest|main|only|best|big) \w+/
const ruin =
  /\bsavings?\b.{0,30}\b(?:gone|nearly|almost|disappear\w*|drained|burn(?:ed|t)|empty|wiped|used up|down to)\b|\b(?:lost|burn(?:ed|t)(?: through)?|spent|gambled) (?:all )?(?:of )?(?:my|our|the|my kids'?) (?:\w+ )?savings\b|\b(?:can't|cannot|cant) (?:pay|afford|make) (?:my |the |our |this month's )?(?:rent|mortgage|groceries|food)\b|\b(?:lose|losing) (?:my|our|the) (?:house|home|flat|apartment)\b|\b(?:kids'?|children'?s?|college|retirement) (?:savings|money|fund)\b.{0,40}\b(?:gone|lost|spent|in(?:to)? this)\b|\b(?:can't|cannot|cant|couldn't|won't be able to) (?:pay|make|cover|repay)\b.{0,24}\b(?:loan|installment|instalment|bank|debts?|bills|wages|salaries|payroll|tax(?:es)?|car payment)\b|\b(?:bank|bailiff|landlord)\b.{0,30}\b(?:called|calls|threaten\w*|wants it back|evict\w*)\b|\bmaxed out\b.{0,20}\bcards?\b|\bup to my (?:neck|ears) in debt\b/

const states: readonly (readonly [keyof typeof words, RegExp])[] = [
  [
    'sleep',
    /\b(?:can't|cannot|can not|cant|don't|barely|not|haven't|havent|hardly) (?:\w+ )?(?:sleep(?:ing)?|slept)\b|\bsleepless\b|\blie awake\b|\binsomnia\b/,
  ],
  [
    'worn',
    /\b(?:burn(?:ed|t|ing)? ?-?out|burnout|exhausted|so tired|too tired|drained|worn out|at my limit|running on empty|overwhelmed|drowning|shaking|trembling|can't breathe|can't face|how much longer (?:i|we) can|(?:couldn't|could not|couldnt|can't|cannot|cant) (?:make|get|bring) myself|can't cope|can't take it|too much for me|falling apart|break(?:ing)? down|panic\w*|anxious|so stressed)\b/,
  ],
  [
    'quitting',
    /\b(?:feel(?:ing)? like|want(?:ing)? to|wanna|about to|ready to|close to|thinking (?:of|about)|tempted to) (?:give up|giving up|quit|quitting|throw in the towel|throwing in the towel|stop everything|drop everything)\b(?! my (?:day )?job)(?! smoking)/,
  ],
  [
    'low',
    /\b(?:(?:i'm|i am|feel(?:ing)?) (?:such )?(?:a |so |really |like a |just |completely |totally )?(?:failure|worthless|hopeless|useless|stupid|pathetic|like an idiot|depressed|lonely|alone|lost|miserable|ashamed|a fraud)|hate (?:this|my life|myself|everything)|i keep crying|i cried|can't do this(?: any ?more)?|(?:i'm|i am) (?:so )?scared(?! (?:to|of|that|about))|i'm desperate)\b/,
  ],
]

/** What is asked whoever comes back. */
export const stepQuestion = 'Did you get to that one step?'

const words = {
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
  low: [
    'I’m sorry it feels like this. A bad stretch isn’t a verdict on you, and most founders who look calm have had the same one.',
    'One small step: tell one person today how it really is, by voice if you can. The work can wait until tomorrow.',
  ],
} as const

const typed = ({ text }: Talk) => text.toLowerCase().replace(/[’‘]/g, "'")
const isCrisis = (talk: Talk): boolean => crisis.test(typed(talk))

/** A member in danger or at the end of their strength: a person's word first, and never a lesson about money. */
export const distress: Kind = {
  name: 'distress',
  read: (talk) => {
    const text = typed(talk)
    if (isCrisis(talk)) return () => inDanger(talk)
    const state = happened(text) ?? states.find(([, sign]) => sign.test(talk.plain) || sign.test(text))?.[0]
    const felt = state ?? toldState(talk)
    return felt && worn(felt, talk)
  },
}

/** Danger, or a loss that is told: nothing else is answered first. */
export const isInTrouble = (talk: Talk): boolean => isCrisis(talk) || happened(typed(talk)) !== undefined

/** A loss that is told; whoever asks what to do about one gets an answer to that. */
function happened(text: string): keyof typeof words | undefined {
  if (asks.test(text)) return undefined
  return losses.test(text) ? 'loss' : ruin.test(text) ? 'money' : undefined
}
const asks =
  /^\W*(?:how|what|which|when|who|can|should|is|are|do|does)\b|\b(?:how (?:do|can|should) i|what (?:do|can|should) i)\b/

/** What is said in other words than these, by its likeness to how members say it. */
function toldState(talk: Talk): keyof typeof words | undefined {
  const state = talk.question.look.topic(talk.plain)?.topic.id.replace('feel-', '') ?? ''
  if (!isState(state)) return undefined
  return knownTopic(talk) || (isClearlyAbout(`feel-${state}`, talk) && !asked.test(talk.plain)) ? state : undefined
}

const asked = /^\W*(?:how|what should|which|should i|when|who|can)\b/
const isState = (state: string): state is keyof typeof words => Object.hasOwn(words, state)

async function inDanger(talk: Talk): Promise<readonly string[]> {
  return [
    'I’m glad you wrote that here, and I’m sorry it hurts this much. I’m a program and can’t give you what you need now; a person can.',
    '**Please call your local emergency number now, or go to a person near you and tell them what you told me.** You don’t have to explain it well.',
    ...(await coachLine(talk)),
    'Nothing in the program matters tonight. All of it stays where it is.',
  ]
}

const worn =
  (state: keyof typeof words, talk: Talk): Say =>
  async () => {
    const [first, step] = words[state]
    return [
      unsaid(talk, [first, ...heard]),
      unsaid(talk, [step, ...smaller]),
      ...(state === 'money' || state === 'loss' ? await endOfMoney(talk) : []),
      ...(await coachLine(talk)),
      ...laterLine(state, talk).filter((line) => !talk.said.has(line)),
    ]
  }

/** The date itself, where it was worked out before; the page where it wasn't. */
async function endOfMoney(talk: Talk): Promise<string[]> {
  const key = talk.question.own.findFigure('how long will my money last?')
  const found = key && (await talk.question.own.readFigure(key))
  if (!found?.isOpen) return []
  const page = linked(found.title, found.href, talk)
  const known = found.figures.slice(0, 2).map(({ label, text }) => `${label.toLowerCase()} **${plainText(text)}**`)
  const line =
    known.length > 0 ? `Your page ${page} says: ${known.join(', ')}.` : `${page} works that date out from five numbers.`
  return talk.said.has(line) ? [] : [line]
}
/** Words for those who say it again; nobody at the end of their strength is answered by a recording. */
const heard = [
  'I hear you. It doesn’t get lighter by being said once.',
  'You’ve told me this more than once now, and I believe you. I’m a program, and this deserves a person.',
  'I’m still here, and I still can’t do what a person who knows you can.',
]
const smaller = [
  `${stepQuestion} If it was too big, halve it.`,
  'Who is the one person you could call in the next hour? Tell them what you told me, in the same words.',
  'Put this away for today. Eat something, go outside for ten minutes, and call someone.',
]
const unsaid = ({ said }: Talk, lines: readonly string[]) => lines.find((line) => !said.has(line)) ?? lines.at(-1) ?? ''

async function coachLine({ question }: Talk): Promise<string[]> {
  const { coach } = await question.own.circumstances()
  return coach
    ? [
        `${coach.name}, your coach, is a person and would want to know: [write to them](/messages), or press *${handLabel}* below to show them this.`,
      ]
    : []
}

/** A program that waits helps those who are worn out; a lesson helps those whose work came back unanswered. */
function laterLine(state: keyof typeof words, talk: Talk): string[] {
  if (state === 'worn' || state === 'sleep')
    return ['The program can wait without any loss: [pause your calendar](/settings#calendar).']
  const lesson = talk.question.passages.find(({ kind }) => kind === 'lesson')
  return state === 'quitting' && lesson
    ? [`When you have the strength for it, ${linkTo(lesson, talk)} is about this; it isn’t for tonight.`]
    : []
}
