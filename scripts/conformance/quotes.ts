type Quote = { id: string; words: string }

/**
 * Holds the rows to the document: each quotes its words, in the order in which they stand there, and together they leave
 * nothing but headings, punctuation and the rules of tables.
 */
export function unquotedWords(specification: string, rows: readonly Quote[]): string[] {
  const text = plain(specification)
  const faults: string[] = []
  let end = 0
  for (const { id, words } of rows) {
    const begin = text.indexOf(plain(words), end)
    if (begin < 0) {
      faults.push(`${id} quotes what does not stand there, or not after the row before it: “${words}”`)
      continue
    }
    faults.push(...leftOut(text.slice(end, begin), id))
    end = begin + plain(words).length
  }
  return [...faults, ...leftOut(text.slice(end), 'the end')]
}

const leftOut = (gap: string, id: string) =>
  /[\p{L}\p{N}]/u.test(gap) ? [`no row quotes what stands before ${id}: “${gap.trim()}”`] : []

const plain = (text: string) => text.replace(/^#.*$/gm, '').replace(/\s+/g, ' ').trim()
