import { dateAt } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import type { Place } from '../../../worksheets/places.ts'
import type { FilledPage, Offer } from '../../filled-page.ts'
import { readAnswers, type StoredFields } from '../read-answers.ts'

type Worksheets = MemberContext['worksheets']
type Asked = { place: Place; elsewhere: readonly { page: Worksheet; address: string }[] }

/** Content never changes while it is served. */
const askedOn = new WeakMap<Worksheet, readonly Asked[]>()

/** A page with what other pages, and entries of their own, say of the numbers that it asks for: for its owner alone. */
export async function withOffers(ctx: MemberContext, page: Worksheet, filled: FilledPage): Promise<FilledPage> {
  const asked = askedOn.get(page) ?? numbersAsked(ctx.worksheets, page)
  askedOn.set(page, asked)
  if (asked.length === 0 || !filled.isOpen) return filled
  const pageIds = new Set(asked.flatMap(({ elsewhere }) => elsewhere.map((other) => other.page.id)))
  const [answers, entries] = await Promise.all([
    readAnswers(ctx, ctx.member.id, [...pageIds]),
    readEntries(ctx, new Set(asked.flatMap(({ place }) => place.metric ?? []))),
  ])
  const offers = asked.flatMap(({ place, elsewhere }): [string, Offer[]][] => {
    const written = elsewhere.flatMap(({ page, address }) => writtenAt(ctx, page, address, answers.get(page.id)))
    const entered = filled.answers[place.address]?.value == null ? entryFor(place, entries) : []
    const all = [...written, ...entered]
    return all.length > 0 ? [[place.address, all]] : []
  })
  return offers.length > 0 ? { ...filled, offers: Object.fromEntries(offers) } : filled
}

/** The numbers that are typed on a page; those about a day with the places of other pages that ask for the same. */
function numbersAsked({ metrics, pageById }: Worksheets, page: Worksheet): Asked[] {
  return page.places
    .filter((place) => isMeasured(place) && !place.isReadonly)
    .map((place) => {
      const fedBy = metrics.find(({ key }) => key === place.metric)?.fedBy ?? []
      const elsewhere = fedBy.flatMap(({ pageId, address }) => {
        const other = pageId === page.id ? undefined : pageById.get(pageId)
        const same = other?.places.find((one) => one.address === address && isMeasured(one) && one.day === place.day)
        return other && same && place.day !== undefined ? [{ page: other, address }] : []
      })
      return { place, elsewhere }
    })
}

const isMeasured = ({ metric, formula }: Place) => metric !== undefined && formula === undefined

function writtenAt(
  { member }: MemberContext,
  { id: pageId, title }: Worksheet,
  address: string,
  fields: StoredFields | undefined,
): Offer[] {
  const stored = fields?.get(address)
  if (typeof stored?.value !== 'number') return []
  const date = dateAt(member.timeZone, Temporal.Instant.from(stored.updatedAt)).toString()
  return [{ value: stored.value, mark: stored.mark, from: { pageId, title, date } }]
}

type Entry = Pick<Offer, 'value' | 'mark'> & { key: string; onDay: number; date: string }

/** What was entered by itself and counts, the latest last. */
async function readEntries({ db, member }: MemberContext, keys: ReadonlySet<string>): Promise<Entry[]> {
  return db
    .selectFrom('fileNumbers')
    .select(['key', 'value', 'mark', 'onDay', 'date'])
    .where('memberId', '=', member.id)
    .where('key', 'in', [...keys])
    .where('pageId', 'is', null)
    .where('correctedBy', 'is', null)
    .orderBy('date')
    .orderBy('enteredAt')
    .execute()
}

/** A column of a day is filled in around it: an entry of the same week is offered, the nearest. */
const nearby = 7

function entryFor({ metric, day }: Place, entries: readonly Entry[]): Offer[] {
  const distance = ({ onDay }: Entry) => (day === undefined ? 0 : Math.abs(onDay - day))
  const near = entries.filter((entry) => entry.key === metric && distance(entry) <= nearby)
  const nearest = Math.min(...near.map(distance))
  const entry = near.findLast((one) => distance(one) === nearest)
  return entry
    ? [{ value: entry.value, mark: entry.mark, from: { pageId: null, title: 'Numbers', date: entry.date } }]
    : []
}
