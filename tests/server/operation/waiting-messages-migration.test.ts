import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { countUnread } from '#features/coaching/messages/messages.contract.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0105-waiting-messages.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('of messages from before, those with a later answer are answered, opened ones put aside, and only the rest wait', async () => {
  const coach = await world.member({ role: 'coach' })
  const clients = [await world.member(), await world.member(), await world.member()]
  for (const { id } of clients) await coach.call(assignClient, { body: { clientId: id } })
  const { schema } = world.db
  for (const index of ['waitingMessages', 'messageSentOnce']) await schema.dropIndex(index).execute()
  for (const column of ['answeredAt', 'putAsideAt', 'sendId'])
    await schema.alterTable('coachMessages').dropColumn(column).execute()

  const rows = await world.db.selectFrom('coachClients').select(['id', 'clientId']).execute()
  const threadOf = (n: number) => rows.find(({ clientId }) => clientId === clients[n]?.id)?.id ?? ''
  // Ids of one millisecond have no order; these have.
  const ids = clients.flatMap(() => [newId(), newId()]).sort()
  const say = async (n: number, sender: 'coach' | 'client', readAt: string | null = null) => {
    const message = { id: ids.shift() ?? '', assignmentId: threadOf(n), sender, kind: 'message', text: 'x' } as const
    const row = { ...message, sentAt: '2026-03-01T12:00:00.000Z', readAt }
    // The columns that the migration adds aren't there yet.
    await world.db
      .insertInto('coachMessages')
      .values(row as never)
      .execute()
  }
  await say(0, 'client')
  await say(0, 'coach')
  await say(1, 'coach')
  await say(1, 'client', '2026-03-01T13:00:00.000Z')
  await say(2, 'client')
  const instant = world.engine === 'sqlite' ? 'text' : 'timestamptz'
  await up(world.db as never, { instant, byteOrder: world.engine === 'sqlite' ? '' : ' collate "C"' })

  const said = await world.db
    .selectFrom('coachMessages')
    .select(['assignmentId', 'answeredAt', 'putAsideAt'])
    .where('sender', '=', 'client')
    .execute()
  const of = (n: number) => said.filter(({ assignmentId }) => assignmentId === threadOf(n))
  expect(of(0)).toMatchObject([{ answeredAt: '2026-03-01T12:00:00.000Z', putAsideAt: null }])
  expect(of(1)).toMatchObject([{ answeredAt: null, putAsideAt: '2026-03-01T13:00:00.000Z' }])
  expect(of(2)).toMatchObject([{ answeredAt: null, putAsideAt: null }])
  expect((await coach.call(countUnread)).body.count).toBe(1)
})
