import { useSyncExternalStore } from 'react'
import { type DateFormats, datesIn } from '#platform/format/dates.ts'
import { store } from './store.ts'

/** The zone of whoever looks: a member's own once that is known, else the device's. */
const zone = store(new Intl.DateTimeFormat().resolvedOptions().timeZone)

export const keepZone = (name: string): void => zone.set(name)

/** How dates and times are written for whoever looks: `const dates = useDates()`, then `dates.date(completedAt)`. */
export const useDates = (): DateFormats => datesIn(useSyncExternalStore(zone.subscribe, zone.get, zone.get))
