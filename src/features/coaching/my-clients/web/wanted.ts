import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Tier } from '#features/membership/membership.rules.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { tagLimits } from '../../tags/tags.rules.ts'
import { type Order, orders, plans, type View, views } from '../my-clients.rules.ts'

/** What differs from the list as it first comes; what is left out is the usual. */
export type Wanted = { search?: string; show?: View; plan?: Tier; tag?: string; sort?: Order; page?: number }

/** What the address asks for. It may have been typed or be old: what means nothing is left out. */
export function wantedOf(given: Record<string, unknown>): Wanted {
  const { search, show, plan, tag, sort, page } = given
  const words = search === undefined ? '' : String(search).slice(0, coachingLimits.search)
  const number = Number(page)
  return {
    ...(words.trim() && { search: words }),
    ...(isOf(views, show) && show !== 'all' && { show }),
    ...(isOf(plans, plan) && { plan }),
    ...(tag !== undefined && tag !== '' && { tag: String(tag).slice(0, tagLimits.tag) }),
    ...(isOf(orders, sort) && sort !== 'needs' && { sort }),
    ...(Number.isInteger(number) && number > 1 && number <= 1000 && { page: number }),
  }
}

const isOf = <T extends object>(choices: T, given: unknown): given is keyof T =>
  typeof given === 'string' && Object.hasOwn(choices, given)

/** What the list shows is in the address: Back leads to it, and a link to it can be kept. */
export function useWanted() {
  const wanted = wantedOf(useSearch({ strict: false }))
  const navigate = useNavigate()
  /** A change begins with the first page again. */
  const change = (changes: Record<string, unknown>, { replace = false } = {}) =>
    void navigate({
      to: '/coach/clients',
      search: wantedOf({ ...wanted, page: undefined, ...changes }) as never,
      replace,
      resetScroll: false,
    })
  return { wanted, change }
}
