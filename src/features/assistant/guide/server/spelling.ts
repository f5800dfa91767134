import type { Vocabulary } from '../../models/server/chat-model.ts'
import { everyday } from './everyday-words.ts'

/** Words beyond these stay as they are: a long message has its meaning from the rest, and every word costs time. */
const mostWords = 60
const mostCorrected = 12
/** From here on names, places and trades are likelier than mistakes, and the other words carry the meaning. */
const shortStory = 16

/** How people shorten words when they type in a hurry. */
const shortened: Readonly<Record<string, string>> = {
  ...{
    hw: 'how',
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    wat: 'what',
    wut: 'what',
  },
  ...{ cuz: 'because', bcoz: 'because', bc: 'because', abt: 'about', gt: 'get', mor: 'more', teh: 'the', hte: 'the' },
  ...{ adn: 'and', waht: 'what', wiht: 'with', biz: 'business', wanna: 'want to', gonna: 'going to', dont: "don't" },
  ...{ cant: "can't", im: "I'm", ive: "I've", isnt: "isn't", doesnt: "doesn't", didnt: "didn't", wont: "won't" },
  ...{
    whats: "what's",
    hows: "how's",
    wheres: "where's",
    thats: "that's",
    mkt: 'market',
    custs: 'customers',
    yr: 'year',
  },
  ...{
    shud: 'should',
    wud: 'would',
    cud: 'could',
    mo: 'month',
    wk: 'week',
    acct: 'account',
    pw: 'password',
    subs: 'subscription',
    ppl: 'people',
    msg: 'message',
    yrs: 'years',
    hrs: 'hours',
    hr: 'hour',
    tho: 'though',
    smth: 'something',
    smn: 'someone',
    idk: "I don't know",
    tmrw: 'tomorrow',
    shld: 'should',
    theyre: "they're",
    youre: "you're",
    hes: "he's",
    shes: "she's",
    wasnt: "wasn't",
    arent: "aren't",
    werent: "weren't",
    hasnt: "hasn't",
    havent: "haven't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    couldnt: "couldn't",
  },
}

/** Replaces words that neither lessons nor the member’s own pages have by the one known word that is nearest, if there is one. */
export function correctSpelling(
  text: string,
  known: Vocabulary,
  isOwn: (word: string) => boolean = () => false,
): { words: string; isChanged: boolean } {
  const pieces = text.split(' ')
  const isStory = pieces.length > shortStory
  if (pieces.length > mostWords || !/[a-z]/i.test(text)) return { words: text, isChanged: false }
  let corrected = 0
  let isChanged = false
  const words = pieces.map((piece, at) => {
    const [, before = '', word = '', after = ''] = /^(["'(¿¡]*)([a-z']+)([^a-z]*)$/i.exec(piece) ?? []
    if (word === '' || corrected >= mostCorrected) return piece
    // A capital within a sentence begins a name.
    if (/^[A-Z][a-z]/.test(word) && at > 0 && !/[.!?:]$/.test(pieces[at - 1] ?? '')) return piece
    const right = rightWord(word.toLowerCase(), known, { isStory, isOwn })
    if (right === undefined) return piece
    corrected += 1
    // An apostrophe that was left out changes nothing that is worth telling.
    isChanged ||=
      !isStory &&
      !Object.hasOwn(shortened, word.toLowerCase()) &&
      right.replace("'", '').toLowerCase() !== word.toLowerCase()
    return `${before}${right}${after}`
  })
  return { words: words.join(' '), isChanged }
}

type Of = { isStory: boolean; isOwn: (word: string) => boolean }

function rightWord(word: string, known: Vocabulary, { isStory, isOwn }: Of): string | undefined {
  if (Object.hasOwn(shortened, word)) return shortened[word]
  // Of three letters nearly every word is one letter from another.
  if (word.length < 4 || isKnown(word, known) || isOwn(word)) return undefined
  const most = word.length >= 8 ? 2 : 1
  const [best] = candidates(word, known)
    .map(([other, count]) => ({ other, count, distance: distanceOf(word, other, most) }))
    // A longer form of a known word is no mistake: photography beside photograph.
    .filter(({ other, distance }) => distance <= most && !(word.length > 5 && word.startsWith(other)))
    .filter(({ other }) => !isStory || single(other) === single(word) || isSwapped(word, other))
    .map(({ other, count, distance }) => {
      const isElsewhere = other[0] !== word[0]
      const isDoubled = single(other) === single(word)
      return { other, worth: Math.log(1 + count) - distance - (isElsewhere ? 3 : 0) + (isDoubled ? doubledWorth : 0) }
    })
    .sort((one, another) => another.worth - one.worth)
  // Many rare words are near each other, and short ones even more: only a frequent one is meant.
  return best && best.worth > (word.length < 5 ? 2.5 : 1.2) ? best.other : undefined
}

/** A letter typed once for twice is the most frequent mistake: ofer, adress. */
const single = (word: string) => word.replace(/(.)\1+/g, '$1')
const doubledWorth = 2.5

/** The same letters in another order: “freind”. */
const isSwapped = (one: string, other: string) => [...one].sort().join() === [...other].sort().join()

const isKnown = (word: string, known: Vocabulary) =>
  [word, word.replace(/'.*$/, ''), word.replace(/(?<=...)(?:'s|s|es|ed|d|ing|er|r|ers|est|ly|y|less|ness)$/, '')].some(
    (form) => known.has(form) || everyday.has(form),
  )

/** People type everyday words more often than lessons do. */
const everydayWorth = 240

/** By first letter, made once for each vocabulary: a mistake in the first letter is rare, a swap with the second is not. */
const lists = new WeakMap<Vocabulary, Map<string, [string, number][]>>()

function candidates(word: string, known: Vocabulary): [string, number][] {
  let byLetter = lists.get(known)
  if (!byLetter) {
    const all = [
      ...known,
      ...[...everyday].map((one): [string, number] => [one, (known.get(one) ?? 0) + everydayWorth]),
    ]
    byLetter = Map.groupBy(all, ([one]) => one[0] ?? '')
    lists.set(known, byLetter)
  }
  const letters = new Set([word[0] ?? '', word[1] ?? ''])
  return [...letters].flatMap((letter) => byLetter.get(letter) ?? []).filter(([other]) => other.length >= 3)
}

/** Letters to add, drop, change or swap; more than `most` is only known to be more. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = nextRow(one, other, rows)
    if (Math.min(...row) > most) return most + 1
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? most + 1
}

/** One more letter of the first word beside each beginning of the second. */
function nextRow(one: string, other: string, rows: readonly number[][]): number[] {
  const [i, above, before] = [rows.length, rows.at(-1) ?? [], rows.at(-2) ?? []]
  const row = [i]
  for (let j = 1; j <= other.length; j += 1) {
    const change = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
    const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
    const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
    row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap))
  }
  return row
}
