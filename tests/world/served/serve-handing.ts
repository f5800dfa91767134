import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { getClientThread } from '#features/coaching/messages/messages.contract.ts'
import { serveWorld } from './serve-world.ts'

/** The product, served by this process, with a coach, their client who talked to the assistant, and a member without a coach. */
export async function openHanding(questions: readonly string[]) {
  const { world, url, close } = await serveWorld()
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const [client, solo] = [await world.member({ firstName: 'Ada' }), await world.member({ firstName: 'Ben' })]
  await coach.call(assignClient, { body: { clientId: client.id } })
  for (const member of [client, solo]) {
    let conversationId: string | undefined
    for (const message of questions)
      conversationId = (await member.call(sendMessage, { body: { message, conversationId } })).body.conversationId
  }
  const params = { clientId: client.id }
  return {
    url,
    coach: coach.cookie ?? '',
    client: client.cookie ?? '',
    solo: solo.cookie ?? '',
    clientId: client.id,
    /** What the coach was sent. */
    arrived: async () => (await coach.call(getClientThread, { params })).body.messages,
    close,
  }
}
