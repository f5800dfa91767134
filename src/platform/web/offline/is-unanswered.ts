import { CallError } from '../call-error.ts'

/** Whether a call failed without an answer, as it does without a network. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof CallError)
