import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { paidTierOf } from '#features/membership/membership.rules.ts'
import { accountLimits, isTimeZone, safeReturnTo, splitName, webAddress } from '../../identity.rules.ts'
import { connectByAddress } from '../../single-sign-on/server/connect-by-address.ts'
import { currentAuthCall } from './call-context.ts'

type State = { callbackURL: string } & Record<string, unknown>

/** Notes what the provider says of a person, and what they brought to the sign-in, before the library looks them up. */
export function mapProfile(stateOf: () => Promise<State | null>): NonNullable<GenericOAuthConfig['mapProfileToUser']> {
  return async (profile) => {
    const state = await stateOf()
    const whole = splitName(text(profile.name))
    const call = currentAuthCall()
    const timeZone = typeof state?.timeZone === 'string' && isTimeZone(state.timeZone) ? state.timeZone : undefined
    call.joining = {
      firstName: text(profile.given_name) || whole.firstName,
      lastName: text(profile.family_name) || whole.lastName,
      ref: typeof state?.ref === 'string' ? state.ref : undefined,
      plan: paidTierOf(typeof state?.plan === 'string' ? state.plan : undefined),
      timeZone,
      returnTo: safeReturnTo(state?.callbackURL),
    }
    const { email, sub: subject } = profile
    const emailVerified = profile.email_verified === true
    if (emailVerified && !state?.link && typeof email === 'string' && typeof subject === 'string')
      call.begun = await connectByAddress(call.ctx, { email, subject, timeZone })
    return { emailVerified }
  }
}

/** The provider's word, made fit for a name of ours; an address to go to is none. */
const text = (claim: unknown): string =>
  typeof claim === 'string' && !webAddress.test(claim)
    ? claim
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
        .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
        .trim()
        .slice(0, accountLimits.name)
    : ''
