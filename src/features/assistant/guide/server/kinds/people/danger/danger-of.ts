import { isToRemember } from '../../../memory-kinds.ts'
import type { Talk } from '../../../talk.ts'
import { knownTopic } from '../../help.ts'
import { type ClearDanger, type Danger, dangerIn } from './danger.ts'
import { normalized } from './normalized.ts'
import { wantsToLeave, withoutEndOfWork } from './of-work.ts'
import { gladAsked, readSafeReply, safeQuestion } from './say-danger.ts'

export function dangerOf(talk: Talk): ClearDanger | undefined {
  const found = readDanger(talk)
  return found === 'unclear' ? undefined : found
}

/** Whether that can’t be told: the message is answered as any other, after a word on whom to call. */
export const isUnclear = (talk: Talk): boolean => readDanger(talk) === 'unclear'

/** Read once a message: several kinds ask for it. */
const known = new WeakMap<object, { text: string; found: Danger | undefined }>()
function readDanger(talk: Talk): Danger | undefined {
  const { question, text } = talk
  const before = known.get(question)
  if (before?.text === text) return before.found
  const plain = normalized(text, question.look.words)
  const rest = withoutEndOfWork(plain)
  const told = rest === plain ? text : rest
  const read = dangerIn(told, question.look.words, question.look.kinds(told))
  // What members are known to ask in just these words is meant as that: “Delete me.”
  const isMeantElse = isToRemember(text) || knownTopic(talk) !== undefined
  const clearer = read === 'unclear' && isSpokenOf(talk) ? 'hinted' : read
  const found = (clearer === 'hinted' || clearer === 'unclear') && isMeantElse ? undefined : clearer
  known.set(question, { text, found })
  return found
}

/** Whether they are safe was asked before in this conversation, and they didn’t say that they are. */
const isSpokenOf = ({ said }: Talk) => said.mentions(safeQuestion) && !said.mentions(gladAsked)

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
