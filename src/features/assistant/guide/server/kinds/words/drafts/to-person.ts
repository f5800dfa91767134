import { capitalized } from '#platform/format/words.ts'
import type { OwnRow } from '../../../../../tools/server/catalog/rows-naming.ts'
import type { Draft } from '../../../../../understanding/drafts.content.ts'
import { linked, type Talk } from '../../../talk.ts'
import { plainText } from '../../own/say-own.ts'
import { beforeDraft } from '../draft.ts'
import { fileForDraft } from './file-for-draft.ts'
import { calledBy } from './name-told.ts'
import { noText } from './no-text.ts'
import { quotedDraft } from './quoted-draft.ts'
import { filledIn, toldForDraft } from './told-for-draft.ts'

/** The texts for somebody who was asked before, by what they said. */
export const toPerson: ReadonlySet<string> = new Set(['said-later', 'said-no'])
const [later, no] = ['said-later', 'said-no']
const mostTold = 8

/** A text to somebody of the member’s file, with what stands there of them: only its own words. */
export async function writtenTo(name: string, talk: Talk): Promise<string[]> {
  const rows = await talk.question.own.rowsNaming(name)
  const draft = draftFor(rows, talk)
  if (!draft) return [...noText(talk), ...toldOf(name, rows, talk)]
  const ofFile = await fileForDraft(draft, talk)
  const ofPerson = wordsFor(rows, name, talk.text)
  const ofMessage = new Map([...toldForDraft(talk.text), ...ofPerson])
  const text = ofPerson.has(words) ? draft.text : draft.text.replace(unquoted, '')
  return [
    ...beforeDraft(filledIn(text, ofMessage) !== text, talk),
    quotedDraft(filledIn(text, new Map([...ofFile.told, ...ofMessage]))),
    ...asideIn(talk.text),
    ...draft.notes,
    ...toldOf(name, rows, talk),
  ]
}

const words = 'what they said'

/** Keys of choices on pages of people who were asked. */
const agreed: ReadonlySet<string | undefined> = new Set(['yes', 'won'])
const declined: ReadonlySet<string | undefined> = new Set(['no', 'refused', 'lost'])

/** For somebody who was asked and hasn’t agreed. */
function draftFor(rows: readonly OwnRow[], talk: Talk): Draft | undefined {
  const [answered] = [...cellsOf(rows, 'answer'), ...cellsOf(rows, 'outcome')].flatMap(({ chosen }) => chosen ?? [])
  const isAsked = ['worth', 'said', 'reason'].some((column) => cellsOf(rows, column).length > 0)
  if (!isAsked || agreed.has(answered)) return undefined
  return draftOf(declined.has(answered) ? no : later, talk)
}

/** What the rows have for the words in brackets. */
function wordsFor(rows: readonly OwnRow[], name: string, text: string): Map<string, string> {
  const matter = matterTold(text) ?? matterOf(rows, name)
  const price = cellsOf(rows, 'worth')[0]?.text
  const offer = matter && price ? `${matter} is ${price}` : askedBefore(cellsOf(rows, 'sentence')[0]?.text)
  const month = monthTold.exec(text)?.[1]
  const theirs = [...cellsOf(rows, 'said'), ...cellsOf(rows, 'reason')].map((one) => quotedIn(one.text)).find(Boolean)
  const told = [
    ['name', calledBy(name)],
    [words, theirs],
    ['the matter', matter],
    ['the matter, with its price', offer],
  ] as const
  return new Map([
    ...told.flatMap(([label, value]) => (value ? [[label, plainText(value)] as const] : [])),
    ...(month ? [['day', `[day] in ${capitalized(month)}`] as const] : []),
  ])
}

const draftOf = (id: string | undefined, { question: { look } }: Talk): Draft | undefined =>
  look.allDrafts().find((draft) => draft.id === id)

const cellsOf = (rows: readonly OwnRow[], column: string) =>
  rows.flatMap(({ cells }) => cells.filter((one) => one.column === column && one.text.trim() !== ''))

/** What stands in quotes was said by them; the rest is the member’s note. */
const quotedIn = (text: string): string | undefined => /^[“"](.{3,120}?)[.!]?[”"]$/.exec(text.trim())?.[1]

const matterTold = (text: string): string | undefined =>
  /\babout ((?:the|our|his|her|their) [\p{L}][\p{L}\p{N} -]{2,40}?)(?=[,.;?!]|$| (?:in|for|on|by|from|because)\b)/iu.exec(
    text,
  )?.[1]

/** “Barry, care plan”: behind the name stands what it is about. */
function matterOf(rows: readonly OwnRow[], name: string): string | undefined {
  const [, ...rest] = (cellsOf(rows, 'who')[0]?.text ?? '').split(',').map((one) => one.trim())
  const matter = rest.at(-1)
  return matter && !name.includes(matter) ? `the ${matter.replace(/^(?:the|a|an) /, '')}` : undefined
}

/** What was asked in the member’s own words, as far as it tells a price. */
const askedBefore = (sentence = ''): string | undefined => /^[^.?!]*\d[^.?!]*(?=\. )/.exec(sentence)?.[0]

/** A sentence with words of theirs that the file doesn’t have. */
const unquoted = /[^.!?\n]*“\[[^\]]+\]”[.!?]? ?/

const monthTold =
  /\b(?:for|in) (january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d)/i

/** What is told besides isn’t put into words. */
function asideIn(text: string): string[] {
  const [, ...rest] = text.split(/[,;] /)
  const aside = rest.join(', ').replace(/[.!?\s]+$/, '')
  return aside.split(' ').length >= fewestAside
    ? [`Not in it yet: “${plainText(aside)}”. Put it in where it belongs.`]
    : []
}
const fewestAside = 3

function toldOf(name: string, rows: readonly OwnRow[], talk: Talk): string[] {
  if (rows.length === 0) return []
  const lines = new Set(
    rows.flatMap(({ cells }) => cells.map(({ label, text }) => `- ${label}: **${plainText(text)}**`)),
  )
  const pages = new Set(rows.map(({ title, href }) => linked(title, href, talk)))
  return [
    `What your Founder file has of ${plainText(name)}, on ${[...pages].join(', ')}:`,
    [...lines].slice(0, mostTold).join('\n'),
  ]
}
