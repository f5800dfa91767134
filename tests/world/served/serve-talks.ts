import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { getMyTalks } from '#features/coaching/talks/talks.contract.ts'
import { serveWorld } from './serve-world.ts'

/** The product, served by this process, with one coach and one client of Elite. */
export async function openTalks() {
  const { world, url, close } = await serveWorld()
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const client = await world.member({ firstName: 'Ada', tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: client.id } })
  return {
    url,
    coach: coach.cookie ?? '',
    client: client.cookie ?? '',
    clientId: client.id,
    readByClient: async () => (await client.call(getMyTalks)).body,
    close,
  }
}
