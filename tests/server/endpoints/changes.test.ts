import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('the reply to a write names the reads that are old now, and a read names none', async () => {
  const ada = await world.member()
  const written = await ada.send('POST', '/api/gratitude', { text: 'Rain.' })
  expect(String(written.headers['x-changes']).split(' ').sort()).toEqual([
    '/api/dashboard',
    '/api/gamification/ledger',
    '/api/gamification/profile',
    '/api/gratitude',
  ])
  expect((await ada.send('GET', '/api/gratitude')).headers['x-changes']).toBeUndefined()
  const saved = await ada.send('PATCH', '/api/settings', { firstName: 'Ada' })
  expect([saved.statusCode, saved.headers['x-changes']]).toEqual([200, '*'])
})

test('a refusal names them only where the caller’s page is out of date', async () => {
  const coach = await world.member({ role: 'coach' })
  const gone = await coach.send('POST', '/api/coach/assign-client', { clientId: 'nobody', notes: '' })
  expect(gone.statusCode).toBe(404)
  expect(String(gone.headers['x-changes']).split(' ')).toContain('/api/coach/available-clients')
  const malformed = await coach.send('POST', '/api/coach/assign-client', {})
  expect([malformed.statusCode, malformed.headers['x-changes']]).toEqual([400, undefined])
})
