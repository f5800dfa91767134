export { ExpeditionMap } from './map/expedition-map.tsx'
