import type { Kind } from '../../talk.ts'
import { ownCompared } from './compared/own-compared.ts'
import { ownNamed } from './lists/own-named.ts'
import { ownPeak } from './lists/own-peak.ts'
import { ownRows } from './lists/own-rows.ts'
import { ownSeveral } from './lists/own-several.ts'
import { ofWorld } from './of-world.ts'
import { ownChange } from './own-change.ts'
import { ownTrend } from './own-trend.ts'
import { ownDone } from './pages/own-done.ts'
import { ownPages } from './pages/own-pages.ts'

/** What is surely asked about the member’s own business, by its words alone. */
export const ofBusiness: readonly Kind[] = [
  ...[ownTrend, ownCompared, ownChange, ofWorld],
  ...[ownDone, ownPages, ownSeveral, ownNamed, ownPeak, ownRows],
]
