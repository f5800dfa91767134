import { query } from '#platform/web/queries.ts'
import type * as contract from '../modules.contract.ts'

export const modules = query<typeof contract.listModules>('GET /api/modules')

export const moduleOf = (moduleId: string) =>
  query<typeof contract.getModule>('GET /api/modules/:moduleId', { params: { moduleId } })

export const subModulesOf = (moduleId: string) =>
  query<typeof contract.listSubModules>('GET /api/modules/:moduleId/submodules', { params: { moduleId } })
