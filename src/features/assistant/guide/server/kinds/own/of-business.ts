import type { Kind } from '../../talk.ts'
import { ownCompared } from './compared/own-compared.ts'
import { ownChange } from './own-change.ts'
import { ownTrend } from './own-trend.ts'

/** What is surely asked about the member’s own business, by its words alone. */
export const ofBusiness: readonly Kind[] = [ownTrend, ownCompared, ownChange]
