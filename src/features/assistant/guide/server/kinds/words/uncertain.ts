import type { Said } from '../../talk.ts'

/** Before the nearest lesson, where it may be another. */
export const uncertain = 'I’m not certain what you mean. The nearest I have:'

/** Before what is meant more likely than not. */
const readings = [
  'If I read you right:',
  'My best reading of that, and I may be wrong:',
  'Taking it this way, though another may be meant:',
] as const
/** Before what is likelier about the product than about anything else. */
const ofProduct = [
  'If that’s a question about this product:',
  'As I understand it, it’s about this product again:',
] as const

/** Before a text to send that may be another than the one that is wanted. */
const ofTexts = [
  'I’m not certain that this is the text you need, but it’s the nearest that I have.',
  'Again only the nearest text, so check whether it fits.',
] as const

/** Other words than the last time in a conversation. */
const unsaid = (lines: readonly string[], said: Said): string => lines.find((line) => !said.has(line)) ?? lines[0] ?? ''

export const readAs = (said: Said): string => unsaid(readings, said)
export const readAsProduct = (said: Said): string => unsaid(ofProduct, said)

export const nearestText = (said: Said): string => unsaid(ofTexts, said)

/** Whether a paragraph says that another thing may be meant. */
export const isDoubt = (paragraph: string): boolean => doubts.has(paragraph)
const doubts: ReadonlySet<string> = new Set([uncertain, ...readings, ...ofProduct, ...ofTexts])
