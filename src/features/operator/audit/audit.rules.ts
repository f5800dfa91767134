export type Named = { email: string; name: string; firstName: string; lastName: string }

const removed = '[removed]'
const anyAddress = /[^\s<>()"“”,;:]+@[^\s<>()"“”,;:]+\.\p{L}+/gu

/**
 * What an operator typed about somebody, without their names, nor a word of them, and without any address: earlier ones are
 * known to no one.
 */
export function withoutPerson(text: string, { email, name, firstName, lastName }: Named): string {
  const names = [name, firstName, lastName]
  const words = names.flatMap((one) => one.split(/[\s\p{Pd}]+/u))
  return [...new Set([email, ...names, ...words])]
    .filter((word) => word.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .reduce(withoutWord, text.replace(anyAddress, removed))
}

/**
 * What was typed about something else, without the address and the whole name of somebody. A name of one word stays: it may
 * be any word, since people choose what they are called.
 */
export const withoutMention = (text: string, { email, name }: Named): string =>
  [email, ...(/\S\s+\S/.test(name) ? [name] : [])].reduce(withoutWord, text)

/**
 * As a word of its own: `Ann` stays in `Annual`, and one of two letters, as `An`, takes no word of the
 * language along.
 */
const withoutWord = (text: string, word: string): string =>
  text
    .normalize()
    .replace(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${word.normalize().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        word.length > 2 ? 'giu' : 'gu',
      ),
      removed,
    )
