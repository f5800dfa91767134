import { dayNumber, iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type * as contract from '../numbers.contract.ts'
import { addPoint, lockNumbers } from './record-points.ts'

type Enter = typeof contract.enterNumbers
type Told = Reply<Enter>['points'][number]

/** Enters numbers for days; an entry that was made already, by its id, is told again. */
export async function enterNumbers(ctx: MemberContext, { body }: Input<Enter>): Promise<Reply<Enter>> {
  const entries = 'entries' in body ? body.entries : [body]
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  const known = new Set(ctx.worksheets.metrics.filter(({ formula }) => !formula).map(({ key }) => key))
  for (const { key, date } of entries) {
    if (!known.has(key)) throw founderFileRefusals.numberNotFound()
    if (date > today) throw founderFileRefusals.inTheFuture()
  }
  return transaction(
    ctx,
    async (ctx) => {
      await lockNumbers(ctx)
      const points: Told[] = []
      for (const { id = newId(), key, value, mark, date } of entries) {
        const onDay = dayOf(ctx.member.enrolledOn, date)
        const isKnown = await hasPoint(ctx, id)
        if (!isKnown) await addPoint(ctx, { key, date, onDay, value, mark, pageId: null, field: null }, id)
        points.push({ id, key, onDay, date, value, mark, pageId: null, computed: false, at: iso(ctx.now()) })
      }
      return { points }
    },
    { raises: false },
  )
}

/** The program day of a date; before the first day and after the last it is the nearest. */
const dayOf = (enrolledOn: string, date: string): number =>
  Math.min(180, Math.max(1, 1 + dayNumber(date) - dayNumber(enrolledOn)))

const hasPoint = async ({ db, member }: MemberContext, id: string): Promise<boolean> =>
  (await db.selectFrom('fileNumbers').select('id').where('memberId', '=', member.id).where('id', '=', id).execute())
    .length > 0
