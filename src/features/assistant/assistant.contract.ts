import { z } from 'zod'
import { refusals } from '#shared/refusal.ts'
import { messageLimit } from './assistant.rules.ts'

export const assistantRefusals = refusals('assistant', {
  conversationNotFound: [404, 'This conversation doesn’t exist.'],
  answering: [409, 'The assistant is still answering. Wait for it, or stop it first.'],
  nothingToRetry: [409, 'There’s no unfinished answer to retry.'],
  unavailable: [502, 'The assistant couldn’t answer right now. Please try again.'],
  switchedOff: [503, 'The assistant is off right now. Your text is still here; please try again later.'],
  crowded: [503, 'Many members are asking right now. Please try again in a few seconds.'],
  tooManyFailures: [429, 'Too many attempts failed today. The assistant is back for you tomorrow.'],
  unreadableIdea: [422, (why: string) => why],
  noAnalysis: [502, 'The model’s analysis couldn’t be read. Please try again.'],
})

/** Refusals of every call that uses the model. */
export const busyRefusals = [
  assistantRefusals.unavailable,
  assistantRefusals.switchedOff,
  assistantRefusals.crowded,
  assistantRefusals.tooManyFailures,
]

export const Words = z.string().trim().min(1, 'is empty').max(messageLimit)
