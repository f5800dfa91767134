import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { editNotes, getClientNotes } from '../caseload.contract.ts'

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

test('of two tabs that save over the same notes one wins, and the other is told; the same words twice are saved once', async () => {
  const coach = await world.member({ role: 'coach' })
  const params = { clientId: (await world.member()).id }
  await coach.call(assignClient, { body: { ...params, notes: 'Sells soap.' } })
  const edit = (notes: string, before: string) => coach.call(editNotes, { params, body: { notes, before } })
  const answers = await Promise.all([edit('Soap and candles.', 'Sells soap.'), edit('Raise the price.', 'Sells soap.')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'coaching.notesChanged' })
  const kept = answers.find(({ status }) => status === 200)?.body.notes ?? ''
  expect((await coach.call(getClientNotes, { params })).body.notes).toBe(kept)
  expect((await edit(kept, 'Sells soap.')).status).toBe(200)
  expect((await edit('Both.', kept)).body.notes).toBe('Both.')
})
