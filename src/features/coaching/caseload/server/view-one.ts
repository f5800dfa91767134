import type { MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching-refusals.ts'
import type { CoachClient } from '../caseload.contract.ts'
import { readCaseload, viewClient } from './read-caseload.ts'

/** One client as the list shows it, over or not. */
export async function viewClientById(ctx: MemberContext, clientId: string): Promise<CoachClient> {
  const [row] = await readCaseload(ctx, clientId)
  if (!row) throw coachingRefusals.clientNotFound()
  return viewClient(row)
}
