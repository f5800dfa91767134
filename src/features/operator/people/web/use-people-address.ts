import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Tier, tiers } from '#features/membership/membership.rules.ts'
import { reachedStatuses, type Seen, type Sort, type Status, seens, sorts, statuses } from '../../operator.rules.ts'

export type Wanted = {
  search: string
  tier: Tier | undefined
  status: Status | undefined
  coach: string
  seen: Seen | undefined
  /** As they are typed. */
  fromDay: string
  toDay: string
  sort: Sort | undefined
}

/** What the list is narrowed to is part of the address, so Back works and a list can be kept as a bookmark. */
export function usePeopleAddress(): Wanted & { narrow: (wanted: Partial<Wanted>) => void } {
  const asked: Partial<Record<keyof Wanted, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const day = (value: unknown) => (/^(?:[1-9]|[1-9]\d|1[0-7]\d|180)$/.test(text(value)) ? text(value) : '')
  const now: Wanted = {
    search: text(asked.search),
    tier: tiers.find((one) => one === asked.tier),
    status: statuses.find((one) => one === asked.status),
    coach: text(asked.coach),
    seen: seens.find((one) => one === asked.seen),
    fromDay: day(asked.fromDay),
    toDay: day(asked.toDay),
    sort: sorts.find((one) => one === asked.sort),
  }
  return {
    ...now,
    narrow: (wanted) => {
      const search = keptOf({ ...now, ...wanted })
      void navigate({ to: '/operator', search: search as never, replace: true, resetScroll: false })
    },
  }
}

/** What the list is narrowed by, and nothing that is empty. */
export const keptOf = (wanted: Wanted): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** No one is on days of which the first comes after the last. */
export const areReversed = ({ fromDay, toDay }: Pick<Wanted, 'fromDay' | 'toDay'>): boolean =>
  fromDay !== '' && toDay !== '' && Number(fromDay) > Number(toDay)

/** What people are narrowed by, in whatever order. */
export const isNarrowed = ({ sort: _, ...wanted }: Wanted): boolean =>
  Object.keys(keptOf({ ...wanted, sort: undefined })).length > 0

/** The same people as a broadcast has them. */
export const audienceIn = ({ search, coach, tier, status, seen, fromDay, toDay }: Wanted) => ({
  ...{
    search,
    coach,
    tier: tier ?? null,
    status: reachedStatuses.find((one) => one === status) ?? null,
    seen: seen ?? null,
  },
  fromDay: fromDay ? Number(fromDay) : null,
  toDay: toDay ? Number(toDay) : null,
})

/** The same people, of whom those are invited again who haven’t come. */
export function invitedIn(wanted: Wanted) {
  const { tier, seen, fromDay, toDay, search, coach } = wanted
  return {
    ...{ search, ...(coach && { coach }), ...(tier && { tier }), ...(seen && { seen }) },
    ...{ ...(fromDay && { fromDay: Number(fromDay) }), ...(toDay && { toDay: Number(toDay) }) },
  }
}
