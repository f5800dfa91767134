import type { Talk } from '../../../talk.ts'
import { isUnclear } from './danger-of.ts'
import { checkLines } from './whom-to-call.ts'

/** Where it can’t be told whether a life is in question: whom to call, to be said before whatever is answered. */
export function checkLineFor(talk: Talk): string[] {
  const [line, later] = checkLines
  return isUnclear(talk) ? [talk.said.has(line) ? later : line] : []
}
