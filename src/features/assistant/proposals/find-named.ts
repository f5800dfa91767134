/** Something that can be named: by its title, or by what founders call it otherwise. */
export type Named = { id: string; title: string; called?: readonly string[] | undefined }

/** Those that some words name: in just these words, else the ones whose titles have every one of the words. */
export function findNamed<T extends Named>(all: readonly T[], words: string): T[] {
  const named = wordsOf(words)
  if (named.length === 0) return []
  const same = all.filter(({ id, title, called = [] }) =>
    [id, title, ...called].some((name) => wordsOf(name).join(' ') === named.join(' ')),
  )
  if (same.length > 0) return same
  return all.filter(({ title }) => named.every((word) => wordsOf(title).includes(word)))
}

/** Those whose whole name occurs in some words: “I finally got my first paying customer”. */
export const findMentioned = <T extends Named>(all: readonly T[], words: string): T[] => {
  const said = new Set(wordsOf(words))
  return all.filter(({ title, called = [] }) =>
    [title, ...called].some((name) => wordsOf(name).every((word) => said.has(word))),
  )
}

const left = new Set([
  'a',
  'an',
  'the',
  'my',
  'our',
  'of',
  'for',
  'on',
  'and',
  'to',
  'page',
  'pages',
  'number',
  'outcome',
])

/** Without small words, and in the singular. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !left.has(word))
    .map((word) => word.replace(/(?<=..[^s])s$/, ''))
