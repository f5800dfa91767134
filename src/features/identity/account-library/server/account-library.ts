import { once } from '#platform/server/once.ts'
import type { AccountSettings } from '../../accounts/server/create-accounts.ts'
import { createBetterAuth, createProviderAuth, onceItSucceeds } from './create-better-auth.ts'
import { emailedTokens } from './emailed-tokens.ts'
import { passwordAccounts } from './password-accounts.ts'
import { providerAccounts } from './provider-accounts.ts'

export type AccountLibrary = ReturnType<typeof createAccountLibrary>

/**
 * better-auth 1.7.7, known to this folder only. It is called as functions, never mounted: its own router would add paths,
 * errors and limits of its own. Everything it writes goes through the caller's context.
 */
export function createAccountLibrary(settings: AccountSettings) {
  const load = once(() => createBetterAuth(settings))
  const loadProvider = onceItSucceeds(() => createProviderAuth(settings))
  return {
    ...passwordAccounts(load),
    ...emailedTokens(load, settings.secret),
    ...providerAccounts(loadProvider, settings),
  }
}
