export type Named = { email: string; name: string; firstName: string; lastName: string }

const removed = '[removed]'
const anyAddress = /[^\s<>()"“”,;:]+@[^\s<>()"“”,;:]+\.\p{L}+/gu

/** What an operator typed about somebody, without their names and without any address: earlier ones are known to nobody. */
export function withoutPerson(text: string, { email, name, firstName, lastName }: Named): string {
  const words = [email, name, firstName, lastName].filter((word) => word.length > 2)
  return words.reduce(withoutWord, text.replace(anyAddress, removed))
}

/** What was typed about something else, without the address and the whole name of somebody. */
export const withoutMention = (text: string, { email, name }: Named): string =>
  [email, name].filter((word) => word.length > 2).reduce(withoutWord, text)

/** As a word of its own: `Ann` stays in `Annual`. */
const withoutWord = (text: string, word: string): string =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'),
    removed,
  )
