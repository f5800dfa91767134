import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../contract.ts'

export const progress = query<typeof contract.getProgress>('GET /api/progress')
export const phases = query<typeof contract.listPhases>('GET /api/framework/phases')
export const modules = query<typeof contract.listModules>('GET /api/modules')

export const moduleOf = (moduleId: string) =>
  query<typeof contract.getModule>('GET /api/modules/:moduleId', { params: { moduleId } })

export const subModulesOf = (moduleId: string) =>
  query<typeof contract.listSubModules>('GET /api/modules/:moduleId/submodules', { params: { moduleId } })

export const subModuleOf = (subModuleId: string) =>
  query<typeof contract.getSubModule>('GET /api/submodules/:subModuleId', { params: { subModuleId } })

export const completeSubModule = mutation<typeof contract.completeSubModule>(
  'POST /api/submodules/:subModuleId/complete',
  [
    '/api/submodules',
    '/api/modules',
    '/api/framework/phases',
    '/api/progress',
    '/api/gamification/profile',
    '/api/gamification/ledger',
    '/api/dashboard',
  ],
)
