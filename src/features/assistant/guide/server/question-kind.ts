export type QuestionKind =
  | 'greeting'
  | 'standing'
  | 'analysis'
  | 'planning'
  | 'automation'
  | 'pricing'
  | 'acquisition'
  | 'subject'

const signs: readonly (readonly [QuestionKind, RegExp])[] = [
  ['analysis', /^\*\*Business Idea Analysis\*\*/],
  ['greeting', /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?|thank you)\b[\s\w]{0,12}\W*$/i],
  [
    'standing',
    /\b(?:what (?:should|do|shall|can) I do (?:next|today|now|this week)|where (?:am|do) I (?:stand|at)?|what(?:'s| is) next|my progress|how am I doing|which day)\b/i,
  ],
  ['planning', /\bbusiness plan\b|\bplan (?:for|my) (?:the )?(?:business|company|next)|\bmake a plan\b/i],
  ['automation', /\bautomat|\bwhich (?:tools|software)|\bwhat (?:tools|software)/i],
  [
    'pricing',
    // Everything up to the first “price” of a line is matched atomically (`(?=(…))\1`): backtracking over a thousand of
    // them would be quadratic.
    /^(?=(.*?\bpric(?:e|es|ing)\b))\1.*\b(?:services?|offers?|product|work|set|should|how|choose|decide)|\b(?:how (?:much|do I).{0,30}\b(?:charge|price)|what should I charge)/im,
  ],
  [
    'acquisition',
    /\b(?:customer acquisition|get (?:more |new |my first |first )?(?:customers|clients)|find (?:more |new |my first |first )?(?:customers|clients)|more leads)\b/i,
  ],
]

/** The kind of a question decides how the answer is built. */
export const kindOf = (question: string): QuestionKind =>
  signs.find(([, sign]) => sign.test(question))?.[0] ?? 'subject'
