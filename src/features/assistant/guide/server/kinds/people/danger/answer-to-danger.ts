import type { Say, Talk } from '../../../talk.ts'
import { dangerOf } from './danger-of.ts'
import { inDanger, othersDanger, readSafeReply } from './say-danger.ts'

/** What is said where a life may be in question, and to the answer whether it is. */
export function answerToDanger(talk: Talk): Say | undefined {
  const danger = dangerOf(talk)
  if (danger === 'other') return () => othersDanger(talk)
  return danger ? () => inDanger(danger, talk) : readSafeReply(talk)
}
