import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Tier, tiers } from '#features/membership/membership.rules.ts'
import { type Status, statuses } from '../../operator.rules.ts'

export type Wanted = { search: string; tier: Tier | undefined; status: Status | undefined }

/** What the list is narrowed to is part of the address, so Back works and a list can be kept as a bookmark. */
export function usePeopleAddress(): Wanted & { narrow: (wanted: Partial<Wanted>) => void } {
  const asked: Partial<Record<keyof Wanted, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const now: Wanted = {
    search: typeof asked.search === 'string' || typeof asked.search === 'number' ? String(asked.search) : '',
    tier: tiers.find((one) => one === asked.tier),
    status: statuses.find((one) => one === asked.status),
  }
  return {
    ...now,
    narrow: (wanted) => {
      const { search, tier, status } = { ...now, ...wanted }
      const kept = { ...(search ? { search } : {}), ...(tier ? { tier } : {}), ...(status ? { status } : {}) }
      void navigate({ to: '/operator', search: kept as never, replace: true, resetScroll: false })
    },
  }
}
