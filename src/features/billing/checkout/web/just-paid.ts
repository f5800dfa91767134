import { useSyncExternalStore } from 'react'
import type { Tier } from '#features/membership/membership.rules.ts'
import { store } from '#platform/web/store.ts'

/** The plan that a payment opened a moment ago, until the page is loaded anew. */
export const justPaid = store<Tier | undefined>(undefined)

export const useJustPaid = (): Tier | undefined => useSyncExternalStore(justPaid.subscribe, justPaid.get)
