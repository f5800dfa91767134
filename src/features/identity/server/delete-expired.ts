import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { forgetEndedWindows } from '#platform/server/http/request/attempts.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { deviceDays } from '../sign-in/server/known-devices.ts'

/** Deletes what expired: it has no more use, and it identifies browsers and addresses of people who may never return. */
export async function deleteExpired({ db }: Context): Promise<void> {
  const now = machineNow()
  for (const table of ['sessions', 'pendingSignIns', 'emailChanges', 'verifications'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', iso(now)).execute()
  const oldest = iso(now.subtract({ hours: deviceDays * 24 }))
  await db.deleteFrom('knownDevices').where('seenAt', '<', oldest).execute()
  await forgetEndedWindows(db)
}

/** Runs once an hour and asks for its own next run. */
export const deleteExpiredJob: ReturnType<typeof job<{ slot: number }>> = job<{ slot: number }>(
  'identity.sweep',
  async (ctx, { slot }) => {
    await deleteExpired(ctx)
    await scheduleDeleteExpired(ctx, slot + 1)
  },
)

const hourMs = 3_600_000

/** One run waits for each hour, however many processes ask for it. */
export async function scheduleDeleteExpired(ctx: Context, slot = Math.floor(machineNow().epochMilliseconds / hourMs)) {
  const at = Temporal.Instant.fromEpochMilliseconds(slot * hourMs)
  await enqueue(ctx, deleteExpiredJob, { slot }, { at, key: `identity.sweep:${slot}` })
}
