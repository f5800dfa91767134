import { dateAt, iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { listSessions } from '../../appointments/server/list-sessions.ts'
import type * as contract from '../absences.contract.ts'
import { absenceOn } from '../absences.rules.ts'
import { readDaysAway } from './read-absences.ts'

export async function listAbsences(ctx: MemberContext): Promise<Reply<typeof contract.listAbsences>> {
  const { timeZone } = ctx.member
  const absences = await readDaysAway(ctx, ctx.member)
  const sessions = absences.length === 0 ? [] : (await listSessions(ctx)).filter(({ time }) => time > iso(ctx.now()))
  const during = Map.groupBy(sessions, ({ time }) =>
    absenceOn(absences, dateAt(timeZone, Temporal.Instant.from(time)).toString()),
  )
  return {
    today: localDate(timeZone, ctx.now()).toString(),
    absences: absences.map((one) => ({
      ...one,
      sessions: (during.get(one) ?? []).map(({ clientId, name, time }) => ({ clientId, name, time })),
    })),
  }
}
