/**
 * Everything that draws the map, as one chunk that pages load when they come to it. Several would share the drawing, and
 * what many chunks share is loaded by every page.
 */
export { ElevationProfile } from '../map/web/elevation-profile.tsx'
export { JustWalked, StepOnMap } from '../member-map/web/just-walked.tsx'
export { MemberMap } from '../member-map/web/member-map.tsx'
export { drawProfile } from '../poster/web/draw-profile.ts'
export { TerrainCrossed } from '../terrain/web/terrain-crossed.tsx'
