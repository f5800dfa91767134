import { calendarDates } from '#platform/format/dates.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Held } from '../../pages/held.ts'
import type { Version } from '../compared-lines.ts'
import type { Snapshot } from '../snapshots.contract.ts'

export const versionOf = ({ answers, computed }: Snapshot): Version => ({
  answers: new Map(Object.entries(answers)) satisfies Held,
  values: computed,
})

/** `Nov 3, 2026`, and with the time where two were kept on one day. */
export function useCopyNames(copies: readonly Snapshot[]): (copy: Snapshot) => string {
  const dates = useDates()
  return ({ keptOn, keptAt }) =>
    copies.filter((other) => other.keptOn === keptOn).length > 1
      ? dates.moment(keptAt)
      : calendarDates.shortDate(keptOn)
}
