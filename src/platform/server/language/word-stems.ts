const stopWords = new Set(
  (
    'a about above after again all also am an and any are aren as at be because been before being below best better between both but by can cannot could ' +
    'did do does doing don down during each else ever every few for from further get getting give go goes going good got had has have having he help her ' +
    'here hers him his how i if in into is isn it its itself just know let like long lot made make makes making many may me might more most much must my ' +
    'myself need needs no nor not now of off often on once one only or other our out over own please really right said same say says she should show so some ' +
    'something still such take tell than that the their them then there these they thing things think this those through to too try under until up us use ' +
    'very want was way ways we well were what whats when where whether which while who whole why will with without won would yes yet you your yourself ' +
    'business company program start ve re ll im ive id s t handle deal someone somebody anyone best based'
  ).split(' '),
)

const stems = new Map<string, string | null>()
const mostKept = 30_000
const longestKept = 40

/** A word's stem, so that “pricing” finds “price”; null for a stop word. */
export function stem(word: string): string | null {
  const kept = stems.get(word)
  if (kept !== undefined) return kept
  const made = stemNew(word)
  if (stems.size < mostKept && word.length <= longestKept) stems.set(word, made)
  return made
}

function stemNew(word: string): string | null {
  const lower = word.toLowerCase().replace(/['’].*$/, '')
  if (lower.length < 2 || stopWords.has(lower)) return null
  return withoutEnding(lower)
}

/** The words of a text as written. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []

/** The stems of a text, without stop words. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stem)
    .filter((word) => word !== null)

const irregular = new Map(
  (
    'paid:pay sold:sell left:leave bought:buy lost:lose sent:send wrote:write written:write began:begin begun:begin knew:know known:know grew:grow grown:grow ' +
    'broke:break broken:break forgot:forget forgotten:forget chose:choose chosen:choose spent:spend told:tell taught:teach won:win met:meet people:person ' +
    'gave:give given:give fell:fall fallen:fall felt:feel found:find thought:think held:hold kept:keep led:lead meant:mean ran:run saw:see seen:see spoke:speak ' +
    'spoken:speak stood:stand took:take taken:take understood:understand wore:wear costs:cost hired:hire hiring:hire pricing:price priced:price pricey:expensive'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)

function withoutEnding(given: string): string {
  const word = irregular.get(given) ?? given
  if (word.length <= 3) return word
  const plural = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
  const bare = plural.replace(/(?<=..[a-z])(?:ing|ed|er|ers|ly)$/, '').replace(/([bdglmnprt])\1$/, '$1')
  const root = bare.length >= 3 ? bare : plural
  return root.replace(/(?<=...)(?:e|y)$/, '')
}

export type StemAt = { token: string; from: number; to: number }

/** Words by their stems, small ones as they are, each with where it stands. */
export function stemsAt(text: string): StemAt[] {
  let end = 0
  return wordsOf(text).map((word) => {
    const from = text.indexOf(word, end)
    end = from + word.length
    const plain = word.toLowerCase().replace(/’/g, "'")
    return { token: stem(plain) ?? plain, from, to: end }
  })
}
