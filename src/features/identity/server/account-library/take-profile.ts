import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { isTimeZone, safeReturnTo, splitName } from '../../rules.ts'
import { currentVisit } from './visit.ts'

type State = { callbackURL: string } & Record<string, unknown>

/** Notes what the provider says of a person, and what they brought to the sign-in, before the library looks them up. */
export function takeProfile(stateOf: () => Promise<State | null>): NonNullable<GenericOAuthConfig['mapProfileToUser']> {
  return async (profile) => {
    const state = await stateOf()
    const whole = splitName(text(profile.name))
    currentVisit().joining = {
      firstName: text(profile.given_name) || whole.firstName,
      lastName: text(profile.family_name) || whole.lastName,
      ref: typeof state?.ref === 'string' ? state.ref : undefined,
      timeZone: typeof state?.timeZone === 'string' && isTimeZone(state.timeZone) ? state.timeZone : undefined,
      returnTo: safeReturnTo(state?.callbackURL),
    }
    return { emailVerified: profile.email_verified === true }
  }
}

/** The provider's word, made fit for a name of ours. */
const text = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 80)
    : ''
