import type { Say, Talk } from '../../../talk.ts'
import { isUnclear } from './danger-of.ts'
import { lines } from './say-danger.ts'

const [line, later] = [
  `I may be reading too much into this. If part of it is that you’d rather not be alive, leave the work for tonight and call a person: ${lines}. Otherwise:`,
  `The line stays open if it’s more than the work: ${lines}. To what you wrote:`,
] as const

/** Where it can’t be told whether a life is in question, whom to call comes before the answer. */
export const withCheckLine = (talk: Talk, say: Say): Say =>
  isUnclear(talk) ? async () => [talk.said.has(line) ? later : line, ...(await say())] : say
