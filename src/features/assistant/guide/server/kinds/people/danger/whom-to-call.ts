import { whomToCall } from '../../../../../assistant.rules.ts'

export const crisisLine = `**${whomToCall}**`

/** Before an answer to what may mean danger or not, the first time and later. */
export const checkLines = [
  `I may be reading too much into this. If part of it is that you’d rather not be alive, leave the work for tonight and call a person: ${crisisLine}. Otherwise:`,
  `The line stays open if it’s more than the work: ${crisisLine}. To what you wrote:`,
] as const

/** An answer without that line: what it was an answer of is read from the rest. */
export const withoutCheckLine = (answer: string): string =>
  answer
    .split('\n\n')
    .filter((paragraph) => !checkLines.some((line) => line === paragraph))
    .join('\n\n')
