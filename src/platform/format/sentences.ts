/** Words that end in a period without ending a sentence. */
const abbreviation =
  /(?:^|[\s(“"])(?:(?:e\.g|i\.e|vs|approx|ca|incl|excl|est|mr|mrs|ms|dr|prof|sr|jr|st|no|inc|ltd|co|corp|dept|ave|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|(?:[a-z]\.)+[a-z])\.$/i
/** “in Boston, Mass. and Hartford”: a name cut short, and the sentence continues. */
const nameCutShort = /\s\p{Lu}\p{L}{0,4}\.$/u
const continues = /^(?:and|or|in|for|at|to|is|are|was|has)\b/
/** “No. 5” is a number, and “No. They left.” an answer. */
const isNumbered = (before: string, after: string) => !/(?:^|\s)no\.$/i.test(before) || /^\d/.test(after)
const longestEnd = 24

/** The sentences of a text; never cut inside of a number, an address or an abbreviation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const [at, piece] of pieces(text)) {
    open += piece
    if (!isCutShort(open.slice(-longestEnd).trimEnd(), text.slice(at, at + longestEnd).trimStart())) {
      sentences.push(open)
      open = ''
    }
  }
  return [...sentences, open].map((sentence) => sentence.trim()).filter(Boolean)
}

/** Up to each end that may be one, with where the rest begins. */
function* pieces(text: string): Generator<readonly [number, string]> {
  let start = 0
  for (const { index, 0: end } of text.matchAll(/[.!?][”"’')]*(?=\s)|\n/g)) {
    const at = index + end.length
    yield [at, text.slice(start, at)]
    start = at
  }
  yield [text.length, text.slice(start)]
}

const isCutShort = (before: string, after: string) =>
  after !== '' &&
  before.endsWith('.') &&
  ((abbreviation.test(before) && isNumbered(before, after)) || (nameCutShort.test(before) && continues.test(after)))
