import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readPromises } from '../../promises/server/read-promises.ts'
import type * as contract from '../talks.contract.ts'
import { readAllowance } from './read-allowance.ts'
import { heldTalks, readTalks } from './read-talks.ts'

/** Of each session what is for the client; a coach’s private notes never. */
export async function getMyTalks(ctx: MemberContext): Promise<Reply<typeof contract.getMyTalks>> {
  const rows = await readTalks(ctx, ctx.member.id)
  return {
    talks: heldTalks(rows),
    promises: await readPromises(ctx, ctx.member),
    allowance: await readAllowance(ctx, ctx.member, rows),
    today: localDate(ctx.member.timeZone, ctx.now()).toString(),
  }
}
