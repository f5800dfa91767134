import { type GuideAnswer, guideAnswers } from '../guide-answers.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'
import { foundFor } from '../thread.ts'
import { answeredBy } from './lesson.ts'

const signs: readonly (readonly [keyof typeof guideAnswers, RegExp])[] = [
  ['planning', /\bbusiness plan\b|\bplan (?:for|my) (?:the )?(?:business|company|next)|\bmake a plan\b/],
  ['automation', /\bautomat|\bwhich (?:tools|software)|\bwhat (?:tools|software)/],
  [
    'pricing',
    /\b(?:how|what|help).{0,40}\b(?:charge|pric(?:e|es|ing))\b|\bpric(?:e|ing)\b.{0,30}\b(?:services?|offers?|product|work|photography|design|consulting|set|choose|decide)\b/,
  ],
  [
    'acquisition',
    /\b(?:customer acquisition|(?:get|find|win|attract) (?:more |new |my |the |our |first |some |\d+ |ten |five )*(?:customers|clients|buyers)|more leads)\b/,
  ],
]

/** What is told of prices, or asked about what was said, written or charged, isn't how to set one. */
const toldOf =
  /\b(?:charged? (?:me|my|us)|did (?:i|we|you|they)|(?:everyone|everybody|they|he|she|people) (?:all )?asks?|your price|talk(?:ed)? about)\b/
/** Of a longer message the steps would leave out what it tells. */
const longest = 110

/** A question that members are known to ask has a lesson of its own. */
const known = 0.7
/** Of many known questions some share a trade or a word with any: the steps give way to one that is near. */
const answered = 0.65

/** The four questions that everyone asks: an answer in steps and a question back, unless a lesson answers it clearly. */
export const overview: Kind = {
  group: 'overview',
  read: (talk) => {
    const found = signs.find(([, sign]) => sign.test(talk.plain))
    if (!found || talk.plain.length > longest || toldOf.test(talk.plain)) return undefined
    const answer = guideAnswers[found[0]]
    const { passages, shut } = foundFor(talk)
    const [first] = passages
    // What only a closed lesson goes into is still answered in these steps.
    const isShut = (shut?.alike ?? 0) > known && talk.question.look.find(answer.find).shut?.title !== shut?.title
    const isKnown = (first?.alike ?? 0) > known || isShut || (answeredBy(talk)?.answer?.alike ?? 0) > answered
    if (isKnown || talk.said.has(answer.opening)) return undefined
    return () => steps(answer, talk)
  },
  again: (wish, { plain }) => {
    const found = signs.find(([, sign]) => sign.test(plain))
    if (!found || wish !== 'simpler') return undefined
    const { steps } = guideAnswers[found[0]]
    return [`In short: ${steps.map((step) => /\*\*(.+?)\.?\*\*/.exec(step)?.[1]?.toLowerCase() ?? '').join('; ')}.`]
  },
}

function steps({ opening, steps, back, find }: GuideAnswer, talk: Talk): string[] {
  const lesson = talk.question.look.find(find).passages.find(({ kind }) => kind === 'lesson')
  return [
    opening,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ...(lesson ? [`Start with ${linkTo(lesson, talk)}.`] : []),
    back,
  ]
}
