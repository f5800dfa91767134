import { setTimeout as wait } from 'node:timers/promises'
import type { BetterAuthOptions } from 'better-auth'
import type { AccountSettings } from '../accounts.ts'
import { hashPassword, verifyPassword } from '../hash-password.ts'
import { accountOptions, oidcConfig } from './options.ts'
import { takeProfile } from './take-profile.ts'
import { joinTransactions, visitorsDatabase } from './visit.ts'

/** How long the provider may take to tell where it is. */
const patienceMs = 5000

export type Library = Awaited<ReturnType<typeof makeLibrary>>

export async function makeLibrary(settings: AccountSettings, plugins: BetterAuthOptions['plugins'] = []) {
  const [{ betterAuth }, { createEmailVerificationToken, isAPIError }, { kyselyAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/api'),
    import('@better-auth/kysely-adapter'),
  ])
  const options: BetterAuthOptions = accountOptions(settings, {
    // `sqlite` on both engines: dates go as ISO text and flags as 0 and 1, which our drivers and columns speak.
    database: (given) => joinTransactions(kyselyAdapter(visitorsDatabase(), { type: 'sqlite' })(given)),
    hash: hashPassword,
    verify: ({ hash, password }) => verifyPassword(hash, password),
  })
  const withPlugins: BetterAuthOptions = { ...options, plugins }
  const auth = betterAuth(withPlugins)
  return { api: auth.api, auth, createEmailVerificationToken, isAPIError }
}

/** A library of its own, so that a provider that is down keeps nobody from signing in with a password. */
export async function makeProviderLibrary(settings: AccountSettings) {
  if (!settings.oidc) return undefined
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
  const { getOAuthState } = await import('better-auth/api')
  const library = await makeLibrary(settings, [
    genericOAuth({ config: [oidcConfig(settings.oidc, takeProfile(getOAuthState))] }),
  ])
  const made = await Promise.race([library.auth.$context, wait(patienceMs, undefined)])
  return made?.socialProviders.some(({ id }) => id === 'oidc') ? library : undefined
}

export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Discovery happens when the library is made, so one made while the provider was silent is not kept. */
export const onceItSucceeds = <T>(make: () => Promise<T | undefined>): (() => Promise<T | undefined>) => {
  let made: Promise<T | undefined> | undefined
  return async () => {
    made ??= make()
    const library = await made.catch(() => undefined)
    if (!library) made = undefined
    return library
  }
}
