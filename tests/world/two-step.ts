import { decrypt } from '#features/identity/server/encryption.ts'
import { codeAt } from '#features/identity/two-factor/server/totp.ts'
import { machineNow } from '#platform/server/clock.ts'
import { ask, joinConfirmed, password } from './visitor.ts'
import type { World } from './world.ts'

/** What people do who have an authenticator app. */
export function withApps(world: () => World) {
  const post = (path: string, body: object, cookie?: string) =>
    ask(world(), `/api/auth/${path}`, { method: 'POST', body, cookie })
  const totp = (cookie: string, code: string) => post('two-factor/verify-totp', { code }, cookie)

  /** The code of the member's app; of the next 30 seconds with `ahead` 1, which counts as well. */
  async function codeOf(memberId: string, ahead = 0): Promise<string> {
    const { db, services } = world()
    const row = await db
      .selectFrom('twoStepSecrets')
      .select('secret')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
    const step = Math.floor(machineNow().epochMilliseconds / 30_000)
    const secret = decrypt(services.accounts.secrets, row.secret)
    if (!secret) throw new Error('sealed with another secret')
    return codeAt(secret, step + ahead)
  }

  return {
    post,
    totp,
    codeOf,
    signIn: (email: string) => post('sign-in/email', { email, password }),
    recover: (cookie: string, code: string) => post('two-factor/verify-backup-code', { code }, cookie),
    me: (cookie: string) => ask(world(), '/api/auth/user', { cookie }),
    settings: async (cookie: string) => (await ask(world(), '/api/settings', { cookie })).body,
    /** Joined, with two-step sign-in on; the code of 30 seconds ago is used up. */
    withTwoFactor: async () => {
      const ada = await joinConfirmed(world())
      const { body } = await post('two-factor/enable', { password }, ada.cookie)
      await totp(ada.cookie, await codeOf(ada.id, -1))
      const codes: string[] = body.backupCodes
      return { ...ada, codes }
    },
  }
}
