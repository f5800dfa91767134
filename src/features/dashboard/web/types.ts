import type * as journey from '#features/journey/progress/progress.contract.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getDashboard } from '../dashboard.contract.ts'

export type { Action, Trend } from '../dashboard.contract.ts'
export type Dashboard = Reply<typeof getDashboard>
export type Progress = Reply<typeof journey.getProgress>
export type ModuleProgress = Reply<typeof journey.getModuleProgress>
