import { useRouterState } from '@tanstack/react-router'
import { type PaidTier, paidTierOf } from '#features/membership/membership.rules.ts'
import { isTimeZone, safeReturnTo } from '../../identity.rules.ts'
import { hasSeenMember } from './known-browser.ts'

/** `choose` is `forgot` for who was invited and never had a password. */
const modes = ['sign-in', 'sign-up', 'forgot', 'choose', 'code'] as const
export type Mode = (typeof modes)[number]

/** What the address of the sign-in page says. */
export type SignInParams = {
  mode: Mode
  returnTo: string
  ref: string | undefined
  plan: PaidTier | undefined
  error: string | undefined
  query: string
}

export function useSignInParams(): SignInParams {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return readParams(search)
}

function readParams(search: string): SignInParams {
  const query = new URLSearchParams(search)
  const error = query.get('error') ?? undefined
  return {
    mode: modes.find((mode) => mode === query.get('mode')) ?? firstMode(error),
    returnTo: safeReturnTo(query.get('returnTo') ?? undefined),
    ref: query.get('ref') ?? undefined,
    plan: paidTierOf(query.get('plan')),
    error,
    query: search,
  }
}

/** A browser that has never signed in here belongs to a newcomer, unless the provider knows of an account. */
const firstMode = (error: string | undefined): Mode =>
  hasSeenMember() || error === 'account_not_linked' ? 'sign-in' : 'sign-up'

/** The same address for another part of the page: everything else in it is kept. */
export function signInHref(mode: Mode, { query }: SignInParams): string {
  const next = new URLSearchParams(query)
  next.delete('error')
  next.set('mode', mode)
  return `/api/login?${next}`
}

/** The zone of this device, where it has one that a server knows. */
export function deviceZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? { timeZone } : {}
}
