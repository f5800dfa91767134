import type { Doubt } from '../worksheets/doubts.ts'

/** One thing to question: the words of the member's own that it hangs on, and what would settle it most cheaply. */
export type Finding = {
  address: string
  label: string
  quote: string
  /** `rule`: a sentence of the page's own says what is missing. `figure`: a number that can’t be, or looks guessed. */
  doubt: Doubt | 'rule' | 'figure'
  says: string
  test: string
}
/** `address`: of a table its column. */
export type Answer = { address: string; block: string; label: string; text: string }

export const longestQuote = 200
