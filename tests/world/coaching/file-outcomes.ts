import { decideOutcome, fileOutcome, listClientOutcomes } from '#features/coaching/outcomes/outcomes.contract.ts'
import type { TestMember, World } from '../world.ts'
import { fillEvidence } from './filed-outcome.ts'

/** Of the first three outcomes one is proved, one comes back with a reason, and one waits. */
export async function fileOutcomes(world: World, coach: TestMember, client: TestMember, reason: string): Promise<void> {
  const params = { clientId: client.id }
  for (const [at, { id }] of world.services.coaching.outcomes.slice(0, 3).entries()) {
    await fillEvidence(world, client, id)
    await client.call(fileOutcome, { params: { outcomeId: id }, body: { coachId: coach.id } })
    const { outcomes } = (await coach.call(listClientOutcomes, { params })).body
    const filingId = outcomes.find((one) => one.id === id)?.filingId ?? ''
    const decision = (['proved', 'returned'] as const)[at]
    if (decision) await coach.call(decideOutcome, { params: { ...params, filingId }, body: { decision, reason } })
  }
}
