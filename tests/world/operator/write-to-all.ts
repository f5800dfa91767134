import { createBroadcast, startBroadcast } from '#features/operator/broadcasts/broadcasts.contract.ts'
import type { TestMember } from '../world.ts'

/** A draft where nothing was said yet, else an email that is out. */
export async function writeToAll(operator: TestMember, text?: string): Promise<string> {
  const words = text ? { subject: text.slice(0, 150), text } : {}
  const { id, version } = (await operator.call(createBroadcast, { body: words })).body
  if (text) await operator.call(startBroadcast, { params: { broadcastId: id }, body: { version } })
  return id
}
