import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../contract.ts'

export type { Module, SubModule, SubModuleSummary } from '../contract.ts'
export type Phase = Reply<typeof contract.listPhases>[number]
export type Completed = Reply<typeof contract.completeSubModule>
