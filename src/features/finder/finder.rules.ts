/** Characters of a search, and results of each kind. */
export const finderLimits = { shortest: 2, longest: 100, lessons: 7, resources: 5 } as const

/** Lower case, letters and digits alone, one space before each word: a word then begins where a space does. */
export const searchable = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** The words of a search, each as its beginning would stand in a searchable text. */
export const wordsOf = (search: string): string[] =>
  searchable(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`)
