import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import * as requests from '#features/coaching/requests/requests.contract.ts'
import type { TestMember, World } from '../world.ts'

/** Of the test’s client, by their clock in Berlin. */
export const [first, second, third] = ['2026-03-12T16:00', '2026-03-12T18:00', '2026-03-13T09:00'] as const
/** What the first of them is. */
export const firstAt = '2026-03-12T15:00:00.000Z'

/** A coach in New York, and a client in Berlin whose plan holds sessions. */
export async function sessionPair(world: World) {
  const coach = await world.member({ role: 'coach', firstName: 'Cora', timeZone: 'America/New_York' })
  const ada = await world.member({ tier: 'elite', timeZone: 'Europe/Berlin' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await world.runJobs()
  world.emails.length = 0
  return { coach, ada, params: { clientId: ada.id } }
}
export type SessionPair = Awaited<ReturnType<typeof sessionPair>>

export const ask = ({ ada }: Pick<SessionPair, 'ada'>, times: string[] = [first, second]) =>
  ada.call(requests.requestCoaching, { body: { kind: 'session', text: 'My prices.', times } })

/** The request that was made last. */
export const mine = async (ada: TestMember) => {
  const [request] = (await ada.call(requests.listRequests)).body
  if (!request) throw new Error('Nothing was asked')
  return request
}

type Body = Record<string, unknown>
/** Answers the request that was made last. */
export const byCoach = async ({ coach, ada, params }: SessionPair, body: Body, version?: number) => {
  const { id: requestId, version: seen } = await mine(ada)
  return coach.call(requests.answerRequest, {
    params: { ...params, requestId },
    // Also what the contract refuses.
    body: { version: version ?? seen, ...body } as never,
  })
}
export const byClient = async ({ ada }: Pick<SessionPair, 'ada'>, body: Body, version?: number) => {
  const { id: requestId, version: seen } = await mine(ada)
  return ada.call(requests.answerOffer, {
    params: { requestId },
    // Also what the contract refuses.
    body: { version: version ?? seen, ...body } as never,
  })
}

/** Asks, and the coach takes the first time. */
export async function agree(one: SessionPair) {
  await ask(one)
  return (await byCoach(one, { answer: 'accept', time: firstAt, place: 'At my desk', text: 'Bring them.' })).body
}

export const emailsTo = async (world: World, { email }: TestMember) => {
  await world.runJobs()
  return world.emails.filter(({ to }) => to === email)
}
