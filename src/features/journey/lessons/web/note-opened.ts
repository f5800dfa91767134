import { call } from '#platform/web/api.ts'
import type * as contract from '../lessons.contract.ts'

const noted = new Set<string>()

/** Tells once a visit that a lesson was opened. Nothing hangs on it: where it can't be told, it isn't. */
export function noteOpened(subModuleId: string): void {
  if (noted.has(subModuleId)) return
  noted.add(subModuleId)
  call<typeof contract.openSubModule>('POST /api/submodules/:subModuleId/open', { params: { subModuleId } }).catch(() =>
    noted.delete(subModuleId),
  )
}
