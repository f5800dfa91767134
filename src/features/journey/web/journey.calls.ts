import type { QueryClient } from '@tanstack/react-query'
import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../journey.contract.ts'

export const progress = query<typeof contract.getProgress>('GET /api/progress')
export const phases = query<typeof contract.listPhases>('GET /api/framework/phases')
export const modules = query<typeof contract.listModules>('GET /api/modules')

export const moduleOf = (moduleId: string) =>
  query<typeof contract.getModule>('GET /api/modules/:moduleId', { params: { moduleId } })

export const subModulesOf = (moduleId: string) =>
  query<typeof contract.listSubModules>('GET /api/modules/:moduleId/submodules', { params: { moduleId } })

export const subModuleOf = (subModuleId: string) =>
  query<typeof contract.getSubModule>('GET /api/submodules/:subModuleId', { params: { subModuleId } })

/** Has all that a lesson's page waits for at hand. */
export const prefetchLesson = (
  queries: QueryClient,
  { moduleId, subModuleId }: { moduleId: string; subModuleId: string },
) => Promise.all([queries.prefetchQuery(subModuleOf(subModuleId)), queries.prefetchQuery(subModulesOf(moduleId))])

/** Has the lesson that follows at hand, where it is open: for the next click, and for a train without a network. */
export async function prefetchNextLesson(queries: QueryClient, next: { id: string; moduleId: string }): Promise<void> {
  const list = await queries.fetchQuery(subModulesOf(next.moduleId)).catch(() => [])
  if (list.some(({ id, hasAccess }) => id === next.id && hasAccess)) await queries.prefetchQuery(subModuleOf(next.id))
}

export const completeSubModule = mutation<typeof contract.completeSubModule>(
  'POST /api/submodules/:subModuleId/complete',
)
