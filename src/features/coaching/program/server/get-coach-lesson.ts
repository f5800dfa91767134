import { staticLesson } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { getCoachLesson as endpoint } from '../program.contract.ts'
import { readPlaces, refuseWithoutGrant } from './read-places.ts'

type Endpoint = typeof endpoint

/** The lesson as everyone's, not the caller's: what they completed as a member shows nothing here. */
export async function getCoachLesson(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  refuseWithoutGrant(ctx)
  const subModule = ctx.program.subModuleById.get(params.lessonId)
  if (!subModule) throw coachingRefusals.lessonNotFound()
  const clientsAt = await readPlaces(ctx)
  return { ...staticLesson(ctx.program, subModule), clients: clientsAt(subModule.id) }
}
