import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { sessionCookie, sessionSeconds } from './session-cookie.ts'

/** A session as the account library makes them, and its cookie. */
export async function createSession({ db, http, accounts }: Context, userId: string): Promise<void> {
  const now = machineNow()
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token,
      userId,
      expiresAt: iso(now.add({ seconds: sessionSeconds })),
      createdAt: iso(now),
      updatedAt: iso(now),
      ipAddress: null,
      userAgent: http.headers.get('user-agent')?.slice(0, 300) ?? '',
    })
    .execute()
  http.reply.append('set-cookie', sessionCookie(token, accounts))
}
