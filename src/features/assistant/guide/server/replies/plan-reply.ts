import { linkTo, type Talk } from '../talk.ts'

/** The six questions of the plan in their order, how members name them, and what to look for in the program. */
const six: readonly { sign: RegExp; find: string }[] = [
  {
    sign: /\b(?:1|one|first|where i stand|stand|cash|costs?|money|hours|runway)\b/,
    find: 'How long will my money last?',
  },
  {
    sign: /\b(?:2|two|second|who|customers?|audience|target|niche|segment)\b/,
    find: 'Which customers should I choose?',
  },
  {
    sign: /\b(?:3|three|third|problem|pain|their words)\b/,
    find: 'Which questions should I ask in a customer interview?',
  },
  { sign: /\b(?:4|four|fourth|offer|sell|product|price)\b/, find: 'How do I describe my offer on a single page?' },
  {
    sign: /\b(?:5|five|fifth|hear|reach|names|channel|marketing)\b/,
    find: 'Who are the first fifty people I can contact?',
  },
  {
    sign: /\b(?:6|six|sixth|60|sixty|days|result|milestones?|checkpoints?)\b/,
    find: 'Write the plan for my first 60 days',
  },
]
const longest = 120

/** “The offer”, “2”, “who it’s for”: the one of the six that is missing, with the lesson's own short answer. */
export function readPlanReply(talk: Talk): string[] | undefined {
  if (talk.plain.length > longest) return undefined
  if (/\ball\b|\bnone\b|\bnothing\b|\beverything\b/.test(talk.plain))
    return missing(talk, 0, 'Then begin with the first.')
  const at = six.findIndex(({ sign }) => sign.test(talk.plain))
  return at < 0
    ? undefined
    : missing(talk, at, `Then that’s this week’s work, before the ${at === 5 ? 'calendar' : 'rest'}.`)
}

function missing(talk: Talk, at: number, opening: string): string[] | undefined {
  const lesson = talk.question.look.find(six[at]?.find ?? '').passages[0]
  if (!lesson) return undefined
  return [
    opening,
    ...(lesson.answer ? [lesson.answer.given.answer] : [lesson.argument]),
    `More in ${linkTo(lesson, talk)}.`,
  ]
}
