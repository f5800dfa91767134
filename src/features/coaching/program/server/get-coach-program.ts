import type { MemberContext } from '#platform/server/context.ts'
import type { CoachProgram } from '../program.contract.ts'
import { readPlaces, refuseWithoutGrant } from './read-places.ts'

export async function getCoachProgram(ctx: MemberContext): Promise<CoachProgram> {
  refuseWithoutGrant(ctx)
  const clientsAt = await readPlaces(ctx)
  return ctx.program.phases.map(({ id, name, modules }) => ({
    id,
    name,
    modules: modules.map(({ id, title, firstDay, lastDay, subModules }) => ({
      id,
      title,
      firstDay,
      lastDay,
      lessons: subModules.map(({ id, title, core }) => ({ id, title, core, clients: clientsAt(id) })),
    })),
  }))
}
