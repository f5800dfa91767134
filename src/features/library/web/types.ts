import type * as contract from '../contract.ts'
import type { allResources, resourceCategories } from '../rules.ts'

export type Resource = contract.Resource
export type ResourceDetail = contract.ResourceDetail
export type Category = typeof allResources | (typeof resourceCategories)[number]
