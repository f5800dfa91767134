import { useRouterState } from '@tanstack/react-router'
import { isTimeZone, safeReturnTo } from '../../identity.rules.ts'

const modes = ['sign-in', 'sign-up', 'forgot', 'code'] as const
export type Mode = (typeof modes)[number]

/** What the address of the sign-in page says. */
export type SignInParams = {
  mode: Mode
  returnTo: string
  ref: string | undefined
  error: string | undefined
  query: string
}

export function useSignInParams(): SignInParams {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return readParams(search)
}

function readParams(search: string): SignInParams {
  const query = new URLSearchParams(search)
  return {
    mode: modes.find((mode) => mode === query.get('mode')) ?? 'sign-in',
    returnTo: safeReturnTo(query.get('returnTo') ?? undefined),
    ref: query.get('ref') ?? undefined,
    error: query.get('error') ?? undefined,
    query: search,
  }
}

/** The same address for another part of the page: everything else in it is kept. */
export function signInHref(mode: Mode, { query }: SignInParams): string {
  const next = new URLSearchParams(query)
  next.delete('error')
  if (mode === 'sign-in') next.delete('mode')
  else next.set('mode', mode)
  const search = next.toString()
  return search ? `/api/login?${search}` : '/api/login'
}

/** The zone of this device, where it has one that a server knows. */
export function deviceZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? { timeZone } : {}
}
