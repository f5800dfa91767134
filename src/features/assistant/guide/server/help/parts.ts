import type { Part } from '../../../search/search.content.ts'

/** Of a topic with several matters, those that a question names; where it names none, what is said in general, else all. */
export function partsFor(parts: readonly Part[], plain: string): string[] {
  const named = namedParts(parts, plain)
  if (named) return named
  const general = parts.filter((part) => typeof part === 'string')
  return general.length > 0 ? general : parts.map(textOf)
}

/** The same where it names one; else undefined. */
export function namedParts(parts: readonly Part[], plain: string): string[] | undefined {
  const words = ` ${plain.replace(/[^a-z0-9'-]+/g, ' ')} `
  const named = parts.flatMap((part) => {
    const hits = typeof part === 'string' ? [] : part.on.filter((one) => words.includes(spaced(one)))
    return hits.length > 0 ? [{ says: textOf(part), hits: hits.length }] : []
  })
  const most = Math.max(0, ...named.map(({ hits }) => hits))
  return most > 0 ? named.filter(({ hits }) => hits === most).map(({ says }) => says) : undefined
}

/** A word with a star at its end stands for every word that begins so. */
const spaced = (word: string) => (word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `)

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.says)
