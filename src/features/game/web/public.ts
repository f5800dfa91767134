export { ElevationProfile } from './map/elevation-profile.tsx'
export { ExpeditionMap } from './map/expedition-map.tsx'
