import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { keyedHash, keyedHashes } from '../../server/encryption.ts'
import { newDeviceEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { readCookie, writeCookie } from '../../sessions/server/session-cookie.ts'
import { deviceName } from '../device-name.ts'

/** As long as browsers keep a cookie at most, counted from the last sign-in. */
export const deviceDays = 400
const cookie = 'device'
const use = 'devices'

/**
 * A browser is known to an account by a cookie that outlives sessions. Signed in from any other, the member gets a
 * email; not for the browser in which they joined.
 */
export async function rememberDevice(ctx: Context, memberId: string, { joining = false } = {}): Promise<void> {
  const { db, http, accounts } = ctx
  const now = machineNow()
  const id = readCookie(http.headers.get('cookie'), cookie, accounts.secure) ?? randomBytes(18).toString('base64url')
  http.reply.append('set-cookie', writeCookie(cookie, id, deviceDays * 24 * 3600, accounts.secure))

  const device = { memberId, deviceHash: keyedHash(accounts.secrets, use, id), seenAt: iso(now) }
  const known = await db
    .updateTable('knownDevices')
    .set(device)
    .where('memberId', '=', memberId)
    .where('deviceHash', 'in', keyedHashes(accounts.secrets, use, id))
    .returning('memberId')
    .executeTakeFirst()
  if (known) return
  const added = await db
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['memberId', 'deviceHash']).doNothing())
    .returning('memberId')
    .executeTakeFirst()
  if (!added) return
  if (!joining) await notifyOwner(ctx, memberId)
}

const notifyOwner = (ctx: Context, memberId: string): Promise<void> =>
  sendSecurityEmail(ctx, memberId, (to) => newDeviceEmail(ctx, to, deviceName(ctx.http.headers.get('user-agent'))))

/** The mark of the browser that asks, if the owner of this email was signed in with it before. */
export const findKnownDevice = (ctx: Context, email: string) => findDevice(ctx, 'users.email', email)

/** Whether this member was signed in with the browser that asks before. */
export const isKnownDevice = async (ctx: Context, memberId: string) =>
  (await findDevice(ctx, 'users.id', memberId)) !== undefined

async function findDevice(
  { db, http, accounts }: Context,
  column: 'users.email' | 'users.id',
  owner: string,
): Promise<string | undefined> {
  const id = readCookie(http.headers.get('cookie'), cookie, accounts.secure)
  if (!id) return undefined
  const device = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.memberId')
    .select('deviceHash')
    .where(column, '=', owner)
    .where('deviceHash', 'in', keyedHashes(accounts.secrets, use, id))
    .executeTakeFirst()
  return device?.deviceHash
}
