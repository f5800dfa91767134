/** A message of several paragraphs: subject and greeting, what it says, and who sends it. */
export type Letter = { lead: readonly string[]; body: readonly string[]; foot: readonly string[] }

const opens = /^(?:Subject:|(?:hi|hello|hey|dear)\b[^!?\n]{0,40}[,.!]?$)/i
/** “Thank you,” and a name, or a name and below it an address. */
const closes = /\[your name\]\W*$|^[^.!?\n]{2,40},\n|^[^.!?\n:]{2,60}(?:\n[^.!?\n:]{2,60})?$/i

/** Undefined where all is one paragraph. */
export function letterOf(draft: string): Letter | undefined {
  const paragraphs = draft.split(/\n\s*\n/)
  if (paragraphs.length < 2) return undefined
  const begins = paragraphs.findIndex((one) => !opens.test(one.trim()))
  const start = Math.max(begins, 0)
  const last = paragraphs.at(-1) ?? ''
  const end = closes.test(last.trim()) && paragraphs.length > start + 1 ? -1 : paragraphs.length
  return {
    lead: paragraphs.slice(0, start),
    body: paragraphs.slice(start, end),
    foot: end < 0 ? [last] : [],
  }
}

export const written = ({ lead, body, foot }: Letter): string => [...lead, ...body, ...foot].join('\n\n')
