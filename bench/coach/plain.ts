/** Lower case, straight apostrophes, no Markdown marks. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_\\]/g, '')

/** `3,330`, `3.330` and `3330` are one number; so are `$213.50` and `213.5`. */
export const figures = (text: string): string =>
  plain(text)
    .replace(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}\b)/g, '')
    .replace(/(\.\d*?)0+\b/g, '$1')
    .replace(/(?<=\d)\.(?!\d)/g, '')

export const numbersIn = (text: string): Set<string> => new Set(figures(text).match(/\d+(?:\.\d+)?/g) ?? [])

/** Sentences, cut where they turn: “clear, but for whom?” says two things. */
export const clausesOf = (text: string): string[] =>
  plain(text)
    .split(/(?<=[.!?])["”’)]*\s+|[;\n]+|\s[–—]\s|,? \b(?=(?:but|however|though|although|yet|except|only that)\b)/)
    .map((clause) => clause.replace(/^[\s>•\d.)-]+/, '').trim())
    .filter(Boolean)

/** Without what is quoted, whose words are someone else’s. */
export const unquoted = (text: string): string => text.replace(/[“"][^”"]*[”"]/g, '“…”')
