import type { Selectable } from 'kysely'
import { canonicalZone } from '#platform/format/time-zone.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, publish } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/new-id.ts'
import { Refusal } from '#shared/refusal.ts'
import { timeZoneChanged } from '../../identity.events.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { joinName, type Theme } from '../../identity.rules.ts'

type Edits = {
  firstName?: string | undefined
  lastName?: string | undefined
  theme?: Theme | undefined
  notifications?: { [K in 'coach' | 'weekly' | 'hour' | 'program']?: boolean | undefined } | undefined
}

/** Changes what is given of the caller's own row. Inside a transaction, which holds the member's other writes off. */
export async function updateMember({ db, member }: MemberContext, edits: Edits): Promise<void> {
  const { notifications: { coach, weekly, hour, program } = {}, theme, ...names } = edits
  const changes = withoutUndefined({
    ...names,
    theme,
    coachLetters: flag(coach),
    weeklyLetters: flag(weekly),
    hourLetters: flag(hour),
    programLetters: flag(program),
  })
  if (Object.keys(changes).length === 0) return
  const named = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', member.id)
    .returning(['firstName', 'lastName'])
    .executeTakeFirstOrThrow()
  const name = joinName(named)
  await db.updateTable('users').set({ name }).where('id', '=', member.id).where('name', '!=', name).execute()
}

const zoneChanges = { most: 3, days: 30 }

const enrollmentColumns = [
  'enrolledOn',
  'timeZone',
  'dayFloor',
  'begunOn',
  'dayShift',
  'pausedFrom',
  'pausedUntil',
] as const
type Enrollment = Pick<Selectable<Tables['users']>, (typeof enrollmentColumns)[number]>

/** The day shown at this instant becomes the floor, so that no move takes a day back. */
export async function changeTimeZone(ctx: MemberContext, zone: string, dayOf: (before: Enrollment) => number) {
  const { db, member, now } = ctx
  const timeZone = canonicalZone(zone)
  const before = await db
    .selectFrom('users')
    .select(enrollmentColumns)
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (before.timeZone === timeZone) return
  await countZoneChange(ctx)
  await db
    .updateTable('users')
    .set({ timeZone, dayFloor: dayOf(before) })
    .where('id', '=', member.id)
    .execute()
  await db
    .insertInto('zoneChanges')
    .values({ id: newId(), memberId: member.id, changedAt: iso(now()) })
    .execute()
  await publish(ctx, timeZoneChanged({ memberId: member.id }))
}

async function countZoneChange({ db, member, now }: MemberContext): Promise<void> {
  const since = iso(now().subtract({ hours: zoneChanges.days * 24 }))
  await db.deleteFrom('zoneChanges').where('memberId', '=', member.id).where('changedAt', '<=', since).execute()
  const recent = await db.selectFrom('zoneChanges').select('id').where('memberId', '=', member.id).execute()
  if (recent.length >= zoneChanges.most) throw zoneRefusal()
}

/** Names its field, so that a form of several says it there. */
function zoneRefusal(): Refusal {
  const { status, code, message } = identityRefusals.zoneChangedOften()
  return new Refusal(status, code, message, 'timeZone')
}

const flag = (on: boolean | undefined) => (on === undefined ? undefined : Number(on))

/** Without what was not given. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // The same keys, fewer of them.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
