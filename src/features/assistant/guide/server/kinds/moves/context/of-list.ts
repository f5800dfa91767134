import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Kind } from '../../../talk.ts'
import { draftBefore } from '../draft/draft-before.ts'
import { editedNote } from '../draft/edited-note.ts'

const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ couple: 2, few: 3 },
}
const count = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?(?:couple|few))'
const lead =
  '^\\W*(?:(?:ok|okay|and|but|so|no|please|pls|thanks|sorry|i need|i want|give me|make it|can you|could you|do)[, ]+)*'
const fewer = new RegExp(
  `${lead}(?:only|just|max(?:imum)?|at most|no more than|not more than|the (?:first|best|top)|pick|choose) ${count}\\b|${lead}${count} (?:is|are) enough\\b|${lead}${count} (?:of (?:them|those)|questions?|points?|lines?|items?)?(?: only| please| pls| max)\\W*`,
)
const about =
  /\b(?:one|two|a question|something|at least one) (?:of them )?(?:about|on|with|for) (?:the |their |his |her )?([a-z]{3,}(?: [a-z]{3,})?)/
const point = /^(?:> ?)?(?:\d+\. |- )/
const longest = 90

/** “Only three, and one about money” of a list that was given: its first points, with those that have that word. */
export const fewerOfList: Kind = {
  group: 'edited',
  read: (talk) => {
    const { plain, said } = talk
    if (said.last === '' || plain.length > longest) return undefined
    const [first, ...others] = fewer.exec(plain)?.slice(1).filter(Boolean) ?? []
    const [, matter] = about.exec(plain) ?? []
    if (others.length > 0 || (first === undefined && matter === undefined)) return undefined
    const draft = draftBefore(talk)
    const at = draft?.findIndex((one) => pointsIn(one).length > 1) ?? -1
    const list = draft?.[at]
    if (!draft || list === undefined) return undefined
    const kept = keptOf(pointsIn(list), first === undefined ? undefined : numberOf(first), matter)
    return kept && (() => [editedNote, ...draft.with(at, written(kept.points, list)), ...kept.without])
  },
}

const numberOf = (word: string): number => counts[word.replace(/^a /, '')] ?? Number(word)

const pointsIn = (text: string): string[] => text.split('\n').filter((line) => point.test(line))

type Kept = { points: readonly string[]; without: readonly string[] }

/** What has the word first; undefined where nothing would change. */
function keptOf(points: readonly string[], most: number | undefined, matter: string | undefined): Kept | undefined {
  const words = matter === undefined ? [] : stemsOf(matter)
  const has = (one: string) => words.length > 0 && stemsOf(one).some((stem) => words.includes(stem))
  const wanted = points.filter(has)
  const without =
    matter !== undefined && wanted.length === 0
      ? [`None of them is about *${matter}*; add that one in your own words.`]
      : []
  const left =
    most === undefined
      ? wanted.length > 0
        ? wanted
        : points
      : [...wanted, ...points.filter((one) => !has(one))].slice(0, most)
  if (left.length === points.length && without.length === 0) return undefined
  return { points: points.filter((one) => left.includes(one)), without }
}

/** The list with these points alone, numbered anew; what stands around it stays. */
function written(kept: readonly string[], list: string): string {
  let [at, isIn] = [0, true]
  const lines = list.split('\n').flatMap((line) => {
    if (point.test(line)) isIn = kept.includes(line)
    else if (/^>?\s*$/.test(line)) isIn = true
    if (!isIn) return []
    if (/^(?:> ?)?\d+\. /.test(line)) at += 1
    return [line.replace(/^((?:> ?)?)\d+\. /, `$1${at}. `)]
  })
  return lines.join('\n')
}
