import type { PublicContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../profile.contract.ts'
import { fieldsOf, publishedProfiles } from './profile-rows.ts'

/** What a coach published, open to everyone; nothing about their clients. */
export async function getPublishedCoach(
  ctx: PublicContext,
  { params }: Input<typeof contract.getPublishedCoach>,
): Promise<Reply<typeof contract.getPublishedCoach>> {
  const row = await publishedProfiles(ctx).where('coachId', '=', params.id).executeTakeFirst()
  if (!row) throw coachingRefusals.coachNotFound()
  return { ...row, ...fieldsOf(row) }
}
