export { suggestResource } from '../resources/server/suggest-resource.ts'
export { readerTier } from './reader-tier.ts'
