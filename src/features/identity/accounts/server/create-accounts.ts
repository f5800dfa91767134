import { type AccountLibrary, createAccountLibrary } from '../../account-library/server/account-library.ts'
import type { PasswordCost } from '../../passwords/server/hash-password.ts'
import { extendSession } from '../../sessions/server/extend-session.ts'
import { isSecure, type Secrets } from '../../sessions/server/session-cookie.ts'

export type Provider = { issuer: string; clientId: string; clientSecret: string; name: string }

export type AccountSettings = {
  /** Signs sessions and links; the same after every restart. */
  secret: string
  /** Previous secrets, newest first: their signatures are still accepted, and replaced. */
  previousSecrets: readonly string[]
  publicUrl: URL
  /** On a computer of one's own, for nobody else. */
  local: boolean
  passwordSignIn: boolean
  passwordCost: PasswordCost
  oidc?: Provider | undefined
  coachAccess: 'open' | 'granted'
  coachTwoStep: 'required' | 'optional'
  limits: { enabled: boolean; signUpsPerHour: number; emailsPerHour: number }
}

export type Accounts = AccountSettings & {
  secure: boolean
  secrets: Secrets
  library: AccountLibrary
  extendSession: typeof extendSession
}

declare module '#platform/server/context.ts' {
  interface Context {
    accounts: Accounts
  }
}

/** The port to the account library, which is loaded on first need: that takes a fifth of a second. */
export const createAccounts = (settings: AccountSettings): Accounts => ({
  ...settings,
  secure: isSecure(settings.publicUrl),
  secrets: [settings.secret, ...settings.previousSecrets],
  library: createAccountLibrary(settings),
  extendSession: extendSession,
})
