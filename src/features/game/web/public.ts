import { lazy } from 'react'

export type { Badge } from '../badges/badges.contract.ts'
export { BadgeMedal } from '../badges/web/badge-medal.tsx'
export { allBadgesHash, earnedBadges } from '../badges/web/earned-badges.ts'
export { GratitudeBox } from '../gratitude/web/gratitude-box.tsx'
export { campsOf } from '../levels/web/camps-of.ts'
export { missingText, type NextCamp, nextCamp } from '../levels/web/next-camp.ts'
export { TentMark } from '../levels/web/tent-mark.tsx'
export { ElevationProfile } from '../map/web/elevation-profile.tsx'
export { ExpeditionMap } from '../map/web/expedition-map.tsx'
export type { ProvedOutcome } from '../member-map/web/stops.ts'
export type { FrontierSlots } from '../profile/web/frontier.page.tsx'
export type { GameProfile } from '../profile/web/profile.calls.ts'
export { gameProfile } from '../profile/web/profile.calls.ts'

/** The drawing is heavy and below what a page is opened for. */
export const MemberMap = lazy(() => import('./maps.ts').then(({ MemberMap }) => ({ default: MemberMap })))

/** The part of the map that a phase is. */
export const TerrainCrossed = lazy(() =>
  import('./maps.ts').then(({ TerrainCrossed }) => ({ default: TerrainCrossed })),
)

/** The map around the member, on which the dot walks the step just done. */
export const StepOnMap = lazy(() => import('./maps.ts').then(({ StepOnMap }) => ({ default: StepOnMap })))

/** The map's route in side view, where the words beside it don't wait for it. */
export const RouteProfile = lazy(() =>
  import('./maps.ts').then(({ ElevationProfile }) => ({ default: ElevationProfile })),
)

/** The member's map as a picture to share. */
export const PosterPreview = lazy(() =>
  import('../poster/web/poster-preview.tsx').then(({ PosterPreview }) => ({ default: PosterPreview })),
)

/** Draws the same into a picture. */
export const loadProfileDrawing = () => import('./maps.ts')
export const LedgerDialog = lazy(() =>
  import('../points/web/ledger-dialog.tsx').then(({ LedgerDialog }) => ({ default: LedgerDialog })),
)
