import type * as contract from '../library.contract.ts'
import type { allResources, resourceCategories } from '../library.rules.ts'

export type Resource = contract.Resource
export type ResourceDetail = contract.ResourceDetail
export type Category = typeof allResources | (typeof resourceCategories)[number]
