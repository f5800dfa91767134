import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteEndedWindows } from '#platform/server/http/request/attempts.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import { deviceDays } from '../sign-in/server/known-devices.ts'

/** Deletes what expired: it has no more use, and it identifies browsers and addresses of people who may never return. */
async function deleteExpired({ db }: Context): Promise<void> {
  const now = machineNow()
  for (const table of ['sessions', 'pendingSignIns', 'emailChanges', 'verifications'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', iso(now)).execute()
  const oldest = iso(now.subtract({ hours: deviceDays * 24 }))
  await db.deleteFrom('knownDevices').where('seenAt', '<', oldest).execute()
  await deleteEndedWindows(db)
}

export const deleteExpiredJob: Job<null> = job<null>('identity.sweep', deleteExpired, { attempts: 3 })
