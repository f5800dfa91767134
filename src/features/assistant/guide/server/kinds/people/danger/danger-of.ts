import { isToRemember } from '../../../memory-kinds.ts'
import type { Talk } from '../../../talk.ts'
import { knownTopic } from '../../help.ts'
import { type Danger, dangerIn } from './danger.ts'
import { normalized } from './normalized.ts'
import { wantsToLeave, withoutEndOfWork } from './of-work.ts'
import { readSafeReply } from './say-danger.ts'

/** Read once a message: several kinds ask for it. */
const known = new WeakMap<object, { text: string; found: Danger | undefined }>()
export function dangerOf(talk: Talk): Danger | undefined {
  const { question, text } = talk
  const before = known.get(question)
  if (before?.text === text) return before.found
  const plain = normalized(text, question.look.words)
  const rest = withoutEndOfWork(plain)
  const told = rest === plain ? text : rest
  const read = dangerIn(told, question.look.words, question.look.kinds(told))
  // What members are known to ask in just these words is meant as that: “Delete me.”
  const isMeantElse = isToRemember(text) || knownTopic(talk) !== undefined
  const found = read === 'hinted' && isMeantElse ? undefined : read
  known.set(question, { text, found })
  return found
}

/**
 * Whether a life is in question, by what is said now or in answer to that question. A hint in a message that is more like
 * others is none for who reads the whole of it, and is told of it.
 */
export function isInDanger(talk: Talk): boolean {
  const danger = dangerOf(talk)
  if (danger === 'hinted') return talk.question.look.kinds(talk.text)('danger') >= clearHint
  return danger !== undefined || readSafeReply(talk) !== undefined
}
const clearHint = 0.6

/** “I want to stop, I’m no business person.” */
export const isLeavingWork = ({ text, question }: Talk): boolean => wantsToLeave(normalized(text, question.look.words))
