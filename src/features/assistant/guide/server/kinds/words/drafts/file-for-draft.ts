import type { Draft } from '../../../../../understanding/drafts.content.ts'
import { linked, type Talk } from '../../../talk.ts'
import { plainText } from '../../own/say-own.ts'
import { type Group, isAbout } from './group-told.ts'

const sentence = 'what you do, in one sentence'

/** Where the member’s own file has what stands in brackets in a draft; of several places the first that has something. */
const places = [
  { label: sentence, pageId: 'position-sentence', address: 'preferred' },
  { label: 'kind of people', pageId: 'position-sentence', address: 'for_whom' },
  { label: 'kind of people', pageId: 'segment-scorecard', address: 'segment' },
  { label: 'kind of people', pageId: 'offer-one-pager', address: 'for_whom' },
  { label: 'business', pageId: 'rival-teardown', address: 'path.own.who' },
] as const

/** A name or a sentence; what is longer is notes. */
const longest = 200

/** `leftOut`: what the file says one does, where that is said to others than the text is for. */
type OfFile = { told: ReadonlyMap<string, string>; pages: readonly string[]; leftOut?: string | undefined }

/** What the file has for the brackets of a draft, and the pages that it is from. */
export async function fileForDraft({ text }: Draft, talk: Talk, group?: Group): Promise<OfFile> {
  const { member, own } = talk.question
  const told = new Map<string, string>(member.firstName ? [['your name', member.firstName]] : [])
  const wanted = places.filter(({ label }) => text.toLowerCase().includes(`[${label}]`))
  if (wanted.length === 0) return { told, pages: [] }
  const found = await own.readPlaces(
    wanted.map(({ label, pageId, address }) => ({ label, pageId, addresses: [address], isCount: false })),
  )
  const all = found
    .map(({ asked = '', figures, title, href }) => ({ asked, value: figures[0]?.text.trim() ?? '', title, href }))
    .filter(({ value }) => value !== '' && value.length <= longest)
  // What the file says to its usual customers isn’t said to others.
  const fits = (one: { asked: string; value: string }) =>
    !group || one.asked === 'business' || isAbout(group, one.value)
  const pages = new Set<string>()
  for (const { asked, value, title, href } of all.filter(fits)) {
    if (told.has(asked)) continue
    told.set(asked, plainText(asked === 'kind of people' ? inSentence(value) : value))
    pages.add(linked(title, href, talk))
  }
  const leftOut = all.find((one) => one.asked === sentence && !fits(one))?.value
  return { told, pages: [...pages], leftOut }
}

/** “Parents who …, when …” goes on in small letters within a sentence, without what comes after a comma. */
function inSentence(text: string): string {
  const [people = text] = text.split(/[,;.](?:\s|$)/)
  return /^[A-Z][a-z]+ (?:who|whose|that|with|in|of|and|on)\b/.test(people)
    ? `${people.charAt(0).toLowerCase()}${people.slice(1)}`
    : people
}
