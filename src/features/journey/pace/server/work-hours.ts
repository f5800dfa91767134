import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reply } from '#shared/endpoint.ts'
import { hourColumns, hoursOf } from '../agreed-pace.rules.ts'
import type { WorkWeek } from '../catch-up.rules.ts'
import type * as contract from '../pace.contract.ts'
import './pace.tables.ts'

type WorkHours = Reply<typeof contract.getWorkHours>
type KeptDates = Record<'catchUpSince' | 'catchUpPromisedOn' | 'carriedOn', string | null>
type KeptPace = Record<'paceMinutes' | 'paceFromDay' | 'paceDone' | 'paceProgram', number | null>
export type KeptHours = WorkHours & KeptDates & KeptPace & { paceWeekdays: number[] | null }

const none: KeptHours = {
  building: '',
  stage: null,
  hoursPerWeek: null,
  weekdays: [],
  startsAt: null,
  catchUpSince: null,
  catchUpPromisedOn: null,
  carriedOn: null,
  paceMinutes: null,
  paceWeekdays: null,
  paceFromDay: null,
  paceDone: null,
  paceProgram: null,
}

export async function readWorkHours({ db, member }: { db: Db; member: { id: string } }): Promise<KeptHours> {
  const row = await db
    .selectFrom('workHours')
    .select(['building', 'stage', 'hoursPerWeek', 'minutesPerWeek', 'weekdays', 'startsAt'])
    .select([
      'catchUpSince',
      'catchUpPromisedOn',
      'carriedOn',
      'paceMinutes',
      'paceWeekdays',
      'paceFromDay',
      'paceDone',
      'paceProgram',
    ])
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  if (!row) return none
  const { minutesPerWeek, ...kept } = row
  const hoursPerWeek = hoursOf({ minutesPerWeek, hoursPerWeek: kept.hoursPerWeek })
  const paceWeekdays = kept.paceWeekdays === null ? null : daysOf(kept.paceWeekdays)
  return { ...kept, hoursPerWeek, weekdays: daysOf(kept.weekdays), paceWeekdays }
}

const daysOf = (text: string) => text.split(',').filter(Boolean).map(Number)

export const workWeekOf = ({ hoursPerWeek, weekdays }: WorkHours): WorkWeek | undefined =>
  hoursPerWeek && weekdays.length > 0 ? { hoursPerWeek, weekdays } : undefined

/** Inside a transaction, which holds the member's other writes off. */
export async function writeWorkHours(ctx: MemberContext, changes: Partial<KeptHours>): Promise<KeptHours> {
  const before = await readWorkHours(ctx)
  const kept = { ...before, ...changes }
  const weekdays = [...new Set(kept.weekdays)].sort((a, b) => a - b)
  const isMoved = kept.startsAt !== before.startsAt || weekdays.join() !== before.weekdays.join()
  const row = {
    ...kept,
    ...hourColumns(kept.hoursPerWeek),
    weekdays: weekdays.join(','),
    paceWeekdays: kept.paceWeekdays?.join(',') ?? null,
    ...(isMoved ? { timesSetAt: iso(ctx.now()) } : {}),
  }
  await ctx.db
    .insertInto('workHours')
    .values({ memberId: ctx.member.id, ...row })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
    .execute()
  if (weekdays.join() !== before.weekdays.join()) await noteAgreement(ctx, row.weekdays)
  return { ...kept, weekdays }
}

/** Days that were agreed to before keep their own agreement, which a streak goes by. */
async function noteAgreement({ db, member, now }: MemberContext, weekdays: string): Promise<void> {
  await db
    .insertInto('agreedDays')
    .values({ memberId: member.id, fromDate: localDate(member.timeZone, now()).toString(), weekdays })
    .onConflict((conflict) => conflict.columns(['memberId', 'fromDate']).doUpdateSet({ weekdays }))
    .execute()
}

export const getWorkHours = async (ctx: MemberContext): Promise<WorkHours> => viewHours(await readWorkHours(ctx))

export const viewHours = ({ building, stage, hoursPerWeek, weekdays, startsAt }: KeptHours): WorkHours => ({
  building,
  stage,
  hoursPerWeek,
  weekdays,
  startsAt,
})
