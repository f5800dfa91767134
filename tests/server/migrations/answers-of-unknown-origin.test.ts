import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0170-answers-of-unknown-origin.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('each answer of before may hold something of the member’s record, and no message of theirs does', async () => {
  const ada = await world.member()
  await ada.call(sendMessage, { body: { message: 'How do I price my services?' } })
  await world.db.updateTable('chatMessages').set({ isFromFile: 0 }).execute()
  await up(world.db as never)
  const rows = await world.db.selectFrom('chatMessages').select(['role', 'isFromFile']).orderBy('id').execute()
  expect(rows).toEqual([
    { role: 'user', isFromFile: 0 },
    { role: 'assistant', isFromFile: 1 },
  ])
})
