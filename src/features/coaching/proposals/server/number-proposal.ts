import { z } from 'zod'
import { findNamed } from '#features/assistant/proposals/find-named.ts'
import { proposalKind, type Wish } from '#features/assistant/server/public.ts'
import { markWord, numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { enterNumbers, moduleOf, previewEntry, readNumbers } from '#features/founder-file/server/public.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import { isWithin, outsideError } from '#features/founder-file/worksheets/ranges.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { numberText } from '#platform/format/numbers.ts'
import { wrongDay } from '#platform/format/past-days.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readOwnSharing } from '../../outcomes/server/read-evidence.ts'
import { everything, shareOf } from '../../sharing/sharing.rules.ts'

/** Those that are entered; others follow from them. */
const numbersOf = ({ worksheets }: MemberContext) =>
  worksheets.metrics
    .filter(({ formula }) => !formula)
    .map(({ key, label, called }) => ({ id: key, title: label, called }))

type Known = Pick<Wish, 'value' | 'isGuess' | 'day'>

/** Holds what is known already, so that a name is enough of an answer. */
function whichOf(all: readonly { title: string }[], { value, isGuess, day }: Known): string {
  const known = value === undefined ? 'it' : numberText(value)
  const titles = all.map(({ title }) => title).join(', ')
  return `Which number is ${isGuess ? 'about ' : ''}${known}${day ? ` on ${day}` : ''}: ${titles}?`
}

const wrongDays = {
  inTheFuture: 'That day is still to come. A number is about today or a day before.',
  tooEarly: 'That day is more than 100 years back. Name the day with its year.',
}

/** A number of the business for one day. */
export const numberProposal = proposalKind('number', {
  payload: z.strictObject({ key: z.string().max(40), value: z.number(), mark: z.enum(['C', 'G']), date: z.iso.date() }),

  named: numbersOf,

  read: (ctx, { what, value, isGuess, day }) => {
    const all = numbersOf(ctx)
    const [metric, other] = findNamed(all, what)
    if (!metric || other) return { missing: [whichOf(all, { value, isGuess, day })] }
    if (value === undefined) return { missing: [`How much is “${metric.title}”? Say one number.`] }
    const date = day ?? localDate(ctx.member.timeZone, ctx.now()).toString()
    return { key: metric.id, value, mark: isGuess ? ('G' as const) : ('C' as const), date }
  },

  describe: async (ctx, { key, value, mark, date }) => {
    const { numbers, currency, today } = await readNumbers(ctx)
    const number = numbers.find((one) => one.key === key && one.isEntered)
    if (!number) return { missing: ['That number isn’t one that can be entered.'] }
    if (!isWithin(value, number.range)) return { missing: [`${number.label}: ${outsideError[number.range]}`] }
    const wrong = wrongDay(date, today)
    if (wrong) return { missing: [wrongDays[wrong]] }
    const { before, pageIds } = await previewEntry(ctx, { key, date })
    if (before && before.value === value && before.mark === mark)
      return { missing: [`${number.label} says that already: [your numbers](${href}).`] }
    const latest = number.points.at(-1)
    const text = (one: { value: number; mark: Mark | null }) =>
      `${numberAsText(one.value, number, currency)}${one.mark ? ` (${markWord[one.mark]})` : ''}`
    const titles = pageIds.map((id) => ctx.worksheets.pageById.get(id)?.title ?? id)
    const day = calendarDates.shortDate(date)
    const change = { before: before ? text(before) : 'Nothing yet', after: text({ value, mark }) }
    const visible = await whoSees(ctx, pageIds)
    return {
      basis: { before, pageIds, coachId: visible.coachId, currency },
      card: {
        title: `Enter ${number.label.toLowerCase()}`,
        changes: [
          { what: `${number.label}, ${day}`, ...change },
          ...titles.map((title) => ({ what: `The same number on “${title}”`, ...change })),
        ],
        seenBy: `${visible.says}${latest && !before ? ` The last one was ${text(latest)}, ${calendarDates.shortDate(latest.date)}.` : ''}`,
      },
    }
  },

  carryOut: async (ctx, payload, { id, madeAt }) => {
    const { points } = await enterNumbers(ctx, { body: { ...payload, id } }, madeAt)
    return { id: points[0]?.id ?? id, href }
  },
})

const href = '/founder-file/numbers'

/** An entry alone is read by whoever reads everything; on a page that is shared, the number is corrected in sight. */
async function whoSees(ctx: MemberContext, pageIds: readonly string[]) {
  const { coach, shares } = await readOwnSharing(ctx)
  const isSeen =
    shares.some(({ of }) => of === everything) ||
    pageIds.some((id) => {
      const page = ctx.worksheets.pageById.get(id)
      return page && shareOf(shares, { id, moduleId: moduleOf(ctx, page) })
    })
  return coach && isSeen
    ? { coachId: coach.id, says: `${coach.name} sees it, because you share it.` }
    : { coachId: null, says: 'Only you see it.' }
}
