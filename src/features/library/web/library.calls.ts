import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../library.contract.ts'
import { allResources } from '../library.rules.ts'
import type { Category } from './library-types.ts'

export const resources = (category: Category, search: string) =>
  query<typeof contract.listResources>('GET /api/resources', {
    query: { ...(category === allResources ? {} : { category }), search },
  })

export const resourcesOfLesson = (lesson: string) =>
  query<typeof contract.listResources>('GET /api/resources', { query: { lesson } })

export const featured = query<typeof contract.listFeatured>('GET /api/resources/featured')

export const resourceOf = (resourceId: string) =>
  query<typeof contract.getResource>('GET /api/resources/:resourceId', { params: { resourceId } })

export const downloadResource = mutation<typeof contract.downloadResource>('POST /api/resources/:resourceId/download')

/** Answers links that last five minutes, so nobody keeps it. */
export const openResource = mutation<typeof contract.openResource>('POST /api/resources/:resourceId/open')

export const rateResource = mutation<typeof contract.rateResource>('POST /api/resources/:resourceId/rating')
