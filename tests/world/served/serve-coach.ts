import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { getMyThread, writeToCoach } from '#features/coaching/messages/messages.contract.ts'
import { requestCoaching } from '#features/coaching/requests/requests.contract.ts'
import type { TestMember } from '../world.ts'
import { serveWorld } from './serve-world.ts'

/** The product, served by this process, with one coach and so many clients, of whom the first have written. */
export async function openCoach(count: number, written: number) {
  const { world, url, close } = await serveWorld()
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const clients: TestMember[] = []
  for (let n = 0; n < count; n += 1) {
    const client = await world.member({ firstName: `Client${n}`, tier: n === 1 ? 'elite' : 'starter' })
    await coach.call(assignClient, { body: { clientId: client.id } })
    clients.push(client)
  }
  const write = (n: number, text: string) => clients[n]?.call(writeToCoach, { body: { text } })
  for (let n = 0; n < written; n += 1) {
    if (n === 1) await clients[n]?.call(requestCoaching, { body: { kind: 'session', text: 'Pricing, please.' } })
    else await write(n, `Question ${n}?`)
  }
  /** What a client reads from their coach. */
  const readBy = async (n: number) => {
    const thread = (await clients[n]?.call(getMyThread))?.body
    return thread?.messages.filter(({ mine }) => !mine).map(({ text }) => text) ?? []
  }
  return {
    url,
    cookie: coach.cookie ?? '',
    idOf: (n: number) => clients[n]?.id ?? '',
    write,
    readBy,
    close,
  }
}
