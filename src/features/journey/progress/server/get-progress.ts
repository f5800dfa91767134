import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { moduleProgress, overallProgress } from '../../journey.rules.ts'
import type * as contract from '../progress.contract.ts'
import { programDay } from './program-day.ts'

export async function getProgress(ctx: MemberContext): Promise<Reply<typeof contract.getProgress>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return {
    currentDay: String(programDay(ctx.member, ctx.now())),
    overallProgress: String(overallProgress(walk, ctx.program)),
  }
}

export async function getModuleProgress(ctx: MemberContext): Promise<Reply<typeof contract.getModuleProgress>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return ctx.program.modules.map((module) => ({ moduleId: module.id, ...moduleProgress(walk, module) }))
}
