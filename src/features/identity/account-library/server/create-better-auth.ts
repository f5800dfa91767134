import { setTimeout as wait } from 'node:timers/promises'
import type { BetterAuthOptions } from 'better-auth'
import type { AccountSettings } from '../../accounts/server/create-accounts.ts'
import { hashPassword, verifyPassword } from '../../passwords/server/hash-password.ts'
import { betterAuthOptions, oidcConfig } from './better-auth-options.ts'
import { callersDatabase, useCallersTransaction } from './call-context.ts'
import { connectSignedIn } from './connect-account.ts'
import { mapProfile } from './map-profile.ts'

/** How long the provider may take to tell where it is. */
const discoveryTimeoutMs = 5000

export type BetterAuth = Awaited<ReturnType<typeof createBetterAuth>>

export async function createBetterAuth(settings: AccountSettings, plugins: BetterAuthOptions['plugins'] = []) {
  const [{ betterAuth }, { createEmailVerificationToken, isAPIError }, { kyselyAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/api'),
    import('@better-auth/kysely-adapter'),
  ])
  const options: BetterAuthOptions = betterAuthOptions(settings, {
    // `sqlite` on both engines: dates go as ISO text and flags as 0 and 1, which our drivers and columns speak.
    database: (given) =>
      useCallersTransaction(connectSignedIn(kyselyAdapter(callersDatabase(), { type: 'sqlite' })(given))),
    hash: (password) => hashPassword(password, settings.passwordCost),
    verify: ({ hash, password }) => verifyPassword(hash, password),
  })
  const withPlugins: BetterAuthOptions = { ...options, plugins }
  const auth = betterAuth(withPlugins)
  return { api: auth.api, auth, createEmailVerificationToken, isAPIError }
}

/** A separate instance, so that a provider that is down doesn't keep people from signing in with a password. */
export async function createProviderAuth(settings: AccountSettings) {
  if (!settings.oidc) return undefined
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
  const { getOAuthState } = await import('better-auth/api')
  const library = await createBetterAuth(settings, [
    genericOAuth({ config: [oidcConfig(settings.oidc, mapProfile(getOAuthState))] }),
  ])
  const made = await Promise.race([library.auth.$context, wait(discoveryTimeoutMs, undefined)])
  return made?.socialProviders.some(({ id }) => id === 'oidc') ? library : undefined
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
