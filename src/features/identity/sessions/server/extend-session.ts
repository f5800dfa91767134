import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context, Member } from '#platform/server/context.ts'
import { noteVisit } from './note-visit.ts'
import { expiredFormerCookie, type FoundSession, sessionCookie, sessionSeconds } from './session-cookie.ts'

const dayMs = 24 * 3600 * 1000
/** A session ends this many days after its sign-in, no matter how much it is used. */
const longestDays = 90

/**
 * Prolongs a session in use, once a day: the row and the cookie, with the day on which its member was here. On every other
 * request it only compares two numbers, and there is nothing to wait for.
 * An outdated cookie is reissued, so that people stay signed in when its name or the secret changes.
 */
export function extendSession(
  ctx: Context,
  member: Pick<Member, 'sessionId' | 'sessionUpdatedAt'>,
  found: FoundSession,
): Promise<void> | undefined {
  const isDue = machineNow().epochMilliseconds - Date.parse(member.sessionUpdatedAt) >= dayMs
  return isDue || found.isOutdated ? extend(ctx, isDue ? member.sessionId : undefined, found) : undefined
}

async function extend(ctx: Context, dueId: string | undefined, { token, isOutdated }: FoundSession): Promise<void> {
  const { http, accounts } = ctx
  if (dueId !== undefined) await extendRow(ctx, dueId, machineNow()).catch(later(ctx))
  http.reply.append('set-cookie', sessionCookie(token, accounts))
  if (isOutdated && accounts.secure) http.reply.append('set-cookie', expiredFormerCookie())
}

/** Where nothing can be written, as on a full disk, what can be read is still answered; a later request prolongs the session. */
const later =
  ({ log }: Context) =>
  (error: unknown) =>
    log.warn({ err: error }, 'a session could not be prolonged')

async function extendRow({ db }: Context, id: string, now: Temporal.Instant): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select(['createdAt', 'userId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) return
  const last = Temporal.Instant.from(session.createdAt).add({ hours: 24 * longestDays })
  const next = now.add({ seconds: sessionSeconds })
  const expiresAt = iso(Temporal.Instant.compare(next, last) < 0 ? next : last)
  await db
    .updateTable('sessions')
    .set({ updatedAt: iso(now), expiresAt })
    .where('id', '=', id)
    .execute()
  await noteVisit(db, session.userId)
}
