import { lazy } from 'react'
import type { FrontierSlots } from '#features/game/web/public.ts'
import { useProved } from './use-proved.ts'

const OutcomesPanel = lazy(() =>
  import('./outcomes-panel.tsx').then(({ OutcomesPanel }) => ({ default: OutcomesPanel })),
)

/** What the map says of outcomes: where the proved ones stand, and the way to all of them. */
export const frontierOutcomes: FrontierSlots = { useProved, panel: OutcomesPanel }
