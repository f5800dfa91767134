import type { Facts } from '../facts.ts'

/** A question for things, where money is no answer. */
export const asksCount = /^how (?:long|many)\b(?! (?:percent|dollars|euros|pounds))/

/** The last part of the text that asks. */
export function questionOf({ ask }: Facts): string {
  const at = Math.max(ask.lastIndexOf('what'), ask.lastIndexOf('how '))
  return at < 0 ? (ask.split(/[.,;:] /).at(-1) ?? '') : ask.slice(at)
}
