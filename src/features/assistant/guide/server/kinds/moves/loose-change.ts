import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Kind } from '../../talk.ts'

const changes =
  /^\W*(?:(?:and|or|but|so|ok|okay|what|how)[, ]+)*(?:if|with|at|about|what if|for)\b.{0,30}\d|^\W*(?:and )?[$€£]?\d[\d.,]*k?%?(?: then| instead)?\W*$|\d.{0,20}\binstead\b/
const [longest, mostWords] = [45, 2] as const
const first = 'I’ve worked out no sum before that this would change, so I can’t carry it through, and I won’t guess.'
const how =
  'Put all its figures into one line and I’ll do it exactly, such as `11 × 32 − 14 × 25` or `(9,000 + 400) / 1,600`.'

/** “And with 24 instead?”, after no sum that was worked out and no page that was read. */
export const looseChange: Kind = {
  group: 'loose-change',
  read: ({ plain, said }) => {
    if (said.last === '' || plain.length > longest || !changes.test(plain)) return undefined
    if (stemsOf(plain).filter((stem) => !/^\d/.test(stem) && stem !== 'instead').length > mostWords) return undefined
    return () => (said.has(first) ? [how] : [first, how])
  },
}
