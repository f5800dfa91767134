import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { editNotes } from '../caseload.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('notes are replaced, and 2,001 characters are too many', async () => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const edit = (notes: string) => coach.call(editNotes, { params: { clientId: ada.id }, body: { notes } })
  expect((await edit('Likes plain words.')).body.notes).toBe('Likes plain words.')
  expect((await edit('x'.repeat(2001))).status).toBe(400)
})
