import type { BetterAuthOptions, DBAdapter } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { canonicalZone } from '#platform/format/time-zone.ts'
import { localDate } from '#platform/server/clock.ts'
import { touchMember, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { AccountSettings, Provider } from '../../accounts/server/create-accounts.ts'
import { accountLimits, joinName } from '../../identity.rules.ts'
import { providerConnectedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { cookiePrefix, isSecure, sessionSeconds } from '../../sessions/server/session-cookie.ts'
import { currentAuthCall, findAuthCall } from './call-context.ts'

export const verificationSeconds = 3 * 24 * 3600

type Hash = (password: string) => Promise<string>
type Verify = (proof: { hash: string; password: string }) => Promise<boolean>
type Parts = { database: (options: BetterAuthOptions) => DBAdapter; hash: Hash; verify: Verify }

/** Where the library's defaults are not ours. */
export function betterAuthOptions(settings: AccountSettings, { database, hash, verify }: Parts): BetterAuthOptions {
  const set = { type: 'string', required: false, input: false } as const
  const count = { type: 'number', required: false, input: false } as const
  return {
    secret: settings.secret,
    baseURL: settings.publicUrl.origin,
    database,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: new URL('/api/login', settings.publicUrl).href },
    logger: { level: 'warn', log: writeToOurLog },
    emailAndPassword: {
      enabled: settings.passwordSignIn,
      minPasswordLength: accountLimits.password.least,
      maxPasswordLength: accountLimits.password.most,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      password: { hash: async (password) => currentAuthCall().passwordHash ?? hash(password), verify },
      onPasswordReset: async ({ user }) => {
        currentAuthCall().reset = { id: user.id, email: user.email }
      },
      sendResetPassword: async ({ token }) => {
        currentAuthCall().resetToken = token
      },
    },
    emailVerification: {
      expiresIn: verificationSeconds,
      afterEmailVerification: async ({ id }) => {
        currentAuthCall().verified = id
      },
    },
    user: {
      modelName: 'users',
      additionalFields: {
        firstName: set,
        lastName: set,
        timeZone: set,
        enrolledOn: set,
        role: set,
        dayFloor: count,
        version: count,
      },
    },
    session: { modelName: 'sessions', expiresIn: sessionSeconds, cookieCache: { enabled: false } },
    account: {
      modelName: 'accounts',
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
      // Connected from the settings only, by whoever is signed in, and the address at the provider may be another. An account
      // with the same address may have been opened by someone else, whose password would then open what comes after.
      accountLinking: { allowDifferentEmails: true, disableImplicitLinking: true },
      storeStateStrategy: 'cookie',
    },
    // A copy of the database is not enough to reset a password.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(settings.publicUrl),
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId, validateSchema: false },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...newMember() } }) } },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }), after: noteAccount },
      },
    },
  }
}

/** A new way into an existing account: its owner is emailed where it's another site. Null where none was created. */
async function noteAccount(account: { providerId: string; userId: string } | null): Promise<void> {
  if (!account) return
  const { providerId, userId } = account
  const call = currentAuthCall()
  const { ctx, joined } = call
  if (providerId === 'credential') call.madePassword = true
  if (providerId !== 'oidc' || joined) return
  await transaction(ctx, async (ctx) => {
    await touchMember(ctx, userId)
    noteSecurity(ctx, { kind: 'provider-connected', memberId: userId })
    await sendSecurityEmail(ctx, userId, (to) => providerConnectedEmail(ctx, to))
  })
}

/** Tokens of the provider are of no use after sign-in, so none is kept. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/** The product's own part of a new person's row. A picture at the provider's address stays there: pages load none from elsewhere. */
function newMember() {
  const { ctx, joining } = currentAuthCall()
  const { firstName = '', lastName = '' } = joining ?? {}
  const timeZone = canonicalZone(joining?.timeZone ?? 'UTC')
  const enrolledOn = localDate(timeZone, ctx.now()).toString()
  const name = joinName({ firstName, lastName })
  return { name, image: null, firstName, lastName, timeZone, enrolledOn, role: 'client', dayFloor: 1, version: 0 }
}

/** What the library has to say is of use when something fails; its details may hold secrets and stay out. */
function writeToOurLog(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]): void {
  const cause = details.find((detail) => detail instanceof Error)
  const log = findAuthCall()?.ctx.log
  log?.[level === 'error' ? 'warn' : 'debug']({ cause: cause?.message }, `accounts: ${message}`)
}

/** The one OpenID Connect provider: discovered, with PKCE, a nonce, and an ID token that must verify. */
export const oidcConfig = (provider: Provider, takeProfile: GenericOAuthConfig['mapProfileToUser']) =>
  ({
    providerId: 'oidc',
    name: provider.name,
    discoveryUrl: new URL('.well-known/openid-configuration', provider.issuer.replace(/\/?$/, '/')).href,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    ...(takeProfile ? { mapProfileToUser: takeProfile } : {}),
  }) satisfies GenericOAuthConfig
