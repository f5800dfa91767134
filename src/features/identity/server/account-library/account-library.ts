import type { AccountSettings } from '../accounts.ts'
import { mailedTokens } from './mailed-tokens.ts'
import { makeLibrary, makeProviderLibrary, once, onceItSucceeds } from './make-library.ts'
import { passwordAccounts } from './password-accounts.ts'
import { providerAccounts } from './provider-accounts.ts'

export type AccountLibrary = ReturnType<typeof createAccountLibrary>

/**
 * better-auth 1.7.7, known to this folder only. It is called as functions, never mounted: its own router would add paths,
 * errors and limits of its own. Everything it writes goes through the caller's context.
 */
export function createAccountLibrary(settings: AccountSettings) {
  const load = once(() => makeLibrary(settings))
  const loadProvider = onceItSucceeds(() => makeProviderLibrary(settings))
  return {
    ...passwordAccounts(load),
    ...mailedTokens(load, settings.secret),
    ...providerAccounts(loadProvider, settings),
  }
}
