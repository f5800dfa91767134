import { query } from '#platform/web/queries.ts'
import type * as contract from '../resources.contract.ts'
import type { ResourceCategory } from '../resources.rules.ts'
import { allResources } from '../resources.rules.ts'

export const resources = (category: ResourceCategory, search: string) =>
  query<typeof contract.listResources>('GET /api/resources', {
    query: { ...(category === allResources ? {} : { category }), search },
  })

export const resourcesOfLesson = (lesson: string) =>
  query<typeof contract.listResources>('GET /api/resources', { query: { lesson } })

export const featured = query<typeof contract.listFeatured>('GET /api/resources/featured')

export const resourceOf = (resourceId: string) =>
  query<typeof contract.getResource>('GET /api/resources/:resourceId', { params: { resourceId } })
