import { hostname } from 'node:os'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import './installation.ts'
import './servers.tables.ts'

const everyMs = 30_000
const keptDays = 30

export type Server = { id: string; startedAt: string }

/** Writes down twice a minute that this process serves. Answers how to write it at once, and how to stop. */
export function startHeartbeat(ctx: Context): { beat: () => void; stop: () => Promise<void> } {
  const server = { id: newId(), startedAt: iso(machineNow()) }
  const tell = () =>
    void beat(ctx, server).catch((error: unknown) => ctx.log.warn({ err: error }, 'the heartbeat was not written'))
  tell()
  const timer = setInterval(tell, everyMs)
  timer.unref()
  return {
    beat: tell,
    stop: () => {
      clearInterval(timer)
      // Without a database the process ends all the same; then it is missed, as one that was killed.
      return endBeat(ctx, server).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'that this server stops was not written'),
      )
    },
  }
}

/** One that was stopped isn’t missed. */
export async function endBeat({ db }: Context, { id }: Server): Promise<void> {
  await db
    .updateTable('servers')
    .set({ stoppedAt: iso(machineNow()) })
    .where('id', '=', id)
    .execute()
}

export async function beat(
  { db, mail, installation, contentState: { current: content } }: Context,
  { id, startedAt }: Server,
): Promise<void> {
  const now = machineNow()
  const state = {
    seenAt: iso(now),
    memoryBytes: process.memoryUsage.rss(),
    emailSentAt: mail.fate?.sentAt ?? null,
    emailFailedAt: mail.fate?.failedAt ?? null,
    emailError: mail.fate?.error ?? null,
    contentVersion: content?.version ?? null,
    contentSince: content?.since ?? null,
    contentFaults: content && content.faults.length > 0 ? JSON.stringify(content.faults) : null,
  }
  await db
    .insertInto('servers')
    .values({ id, host: hostname(), version: installation.version, startedAt, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
  const old = iso(now.subtract({ hours: keptDays * 24 }))
  await db.deleteFrom('servers').where('seenAt', '<', old).execute()
}
