import type { Kind } from '../../talk.ts'
import { ownCompared } from './compared/own-compared.ts'
import { ownNamed } from './lists/own-named.ts'
import { ownPeak } from './lists/own-peak.ts'
import { ownRows } from './lists/own-rows.ts'
import { ownSeveral } from './lists/own-several.ts'
import { ownChange } from './own-change.ts'
import { ownTrend } from './own-trend.ts'
import { ownPages } from './pages/own-pages.ts'
import { furtherOwnSum, ownSum } from './sums/own-sum.ts'

/** What is surely asked about the member’s own business, by its words alone. */
export const ofBusiness: readonly Kind[] = [
  ...[ownSum, furtherOwnSum, ownTrend, ownCompared, ownChange],
  ...[ownPages, ownSeveral, ownNamed, ownPeak, ownRows],
]
