import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Kind, Talk } from '../../../talk.ts'
import { standsAlone } from '../turns/stands-alone.ts'

/** How surely a beginning is asked for, by what was learned. */
const surely = 0.5
const ofProgram = /\b(?:lessons?|modules?|program|course|day \d+|sheet|page|exercise)\b/
const fewWords = 3
const opening = 'One thing, and a small one:'
const enough = 'If that’s all you do that day, it was enough.'
/** One thing that half an hour is enough for, by what was told; what fits any day comes last. */
const steps: readonly (readonly [told: RegExp, step: string])[] = [
  [
    /\b(?:customers?|clients?|guests?|orders?|bookings?)\b.{0,30}\b(?:cancel\w*|left|leav\w*|gone|lost|quit|stopped|no[- ]shows?|didn't (?:come|show))\b|\blost (?:a|my|the|two|three) (?:\w+ )?(?:client|customer|order)s?\b/i,
    'call one of those who canceled or left, offer a day or ask what was in the way, and don’t explain yourself.',
  ],
  [
    /\b(?:owe|owes|unpaid|invoice|hasn't paid|not paid)\b/i,
    'send the one invoice again that is open longest, with the question on which day it’ll be paid.',
  ],
  [
    /\b(?:rent|debts?|loan|bills?|money|savings|tax(?:es)?|bank|broke)\b/i,
    'write on one page what’s in the account, what has to be paid this month, and what’s certain to come. Ten minutes, no decision.',
  ],
  [
    /\b(?:tired|exhaust\w*|sleep\w*|burn\w*|too much|overwhelm\w*|hours|cried|crying)\b/i,
    'take one appointment or task out of the day with a single message, and leave the gap empty.',
  ],
  [
    /\b(?:said no|refus\w*|reject\w*|nobody (?:answers|buys|replies)|no (?:one|reply|answer|sale)s?)\b/i,
    'ask one person who said no what would have made it a yes, and only write it down.',
  ],
  [/./, 'call one customer who was content, and ask how it’s been since. You needn’t sell anything.'],
  [/./, 'write three lines on paper: what happened, what of it can’t be changed, and the one thing that can.'],
]

/** “What’s one thing I can do tomorrow?”, after somebody told how bad it is, is about that and not about the program. */
export const afterFeeling: Kind = {
  group: 'distress',
  read: (talk) => (talk.said.was('distress') && asksForStep(talk) ? () => smallStep(talk) : undefined),
}

function asksForStep({ plain, text, question: { look } }: Talk): boolean {
  if (standsAlone(plain) || ofProgram.test(plain) || stemsOf(plain).length > fewWords) return false
  const [reaction] = look.reactions(text)
  return look.kinds(plain)('next') >= surely || (reaction?.name === 'start' && reaction.share >= surely)
}

function smallStep({ said }: Talk): string[] {
  const all = steps.filter(([told]) => told.test(said.asked)).map(([, step]) => step)
  const step = all.find((one) => !said.mentions(one)) ?? all.at(-1) ?? ''
  return [`${opening} ${step}`, enough]
}
