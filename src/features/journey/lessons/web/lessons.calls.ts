import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api.ts'
import { query } from '#platform/web/queries.ts'
import { subModulesOf } from '../../modules/web/modules.calls.ts'
import type * as contract from '../lessons.contract.ts'

export const subModuleOf = (subModuleId: string) =>
  query<typeof contract.getSubModule>('GET /api/submodules/:subModuleId', { params: { subModuleId } })

/** Prefetches everything a lesson's page waits for. */
export const prefetchLesson = (
  queries: QueryClient,
  { moduleId, subModuleId }: { moduleId: string; subModuleId: string },
) => Promise.all([queries.prefetchQuery(subModuleOf(subModuleId)), queries.prefetchQuery(subModulesOf(moduleId))])

/** Prefetches the next lesson if it is open: for the next click, and for reading offline. */
export async function prefetchNextLesson(queries: QueryClient, next: { id: string; moduleId: string }): Promise<void> {
  const list = await queries.fetchQuery(subModulesOf(next.moduleId)).catch(() => [])
  if (list.some(({ id, hasAccess }) => id === next.id && hasAccess)) await queries.prefetchQuery(subModuleOf(next.id))
}

const noted = new Set<string>()

/** Tells once a visit that a lesson was opened. Nothing hangs on it: where it can't be told, it isn't. */
export function noteOpened(subModuleId: string): void {
  if (noted.has(subModuleId)) return
  noted.add(subModuleId)
  call<typeof contract.openSubModule>('POST /api/submodules/:subModuleId/open', { params: { subModuleId } }).catch(() =>
    noted.delete(subModuleId),
  )
}
