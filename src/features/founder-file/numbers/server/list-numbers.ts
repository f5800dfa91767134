import { calendarOf, type Enrolment } from '#features/journey/server/public.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import { seriesOf } from '../number-series.ts'
import type * as contract from '../numbers.contract.ts'
import { isEntryDue, isWeekIn } from './is-entry-due.ts'

type Owner = Pick<Context, 'now'> & FileOwner & { member: Enrolment }

export async function listNumbers(ctx: Owner): Promise<Reply<typeof contract.listNumbers>> {
  const [stored, { currency, weekStart }, { reachedOn }] = await Promise.all([
    readPoints(ctx),
    readFileSettings(ctx),
    calendarOf(ctx),
  ])
  const today = localDate(ctx.member.timeZone, ctx.now())
  const valid = stored.filter(({ id, correctedBy }) => correctedBy !== id)
  return {
    numbers: seriesOf(ctx.worksheets.metrics, stored, reachedOn),
    currency,
    isEntryDue: isEntryDue(valid, today, weekStart),
    isWeekIn: isWeekIn(valid, today, weekStart),
    today: today.toString(),
    startedOn: ctx.member.begunOn ?? ctx.member.enrolledOn,
  }
}

export const readPoints = ({ db, member }: Pick<FileOwner, 'db' | 'member'>) =>
  db
    .selectFrom('fileNumbers')
    .select(['id', 'key', 'date', 'onDay', 'value', 'mark', 'pageId', 'enteredAt', 'correctedBy', 'proposedAt'])
    .where('memberId', '=', member.id)
    .orderBy('enteredAt')
    .execute()
