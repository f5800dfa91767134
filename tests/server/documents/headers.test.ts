import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member()
})
afterAll(() => world.close())

test.each([
  ['a success', 'GET', '/api/progress', 200],
  ['the 403 of the wrong role', 'GET', '/api/coach/dashboard', 403],
  ['an unknown path', 'GET', '/api/nothing', 404],
  ['a write to an unknown path', 'POST', '/api/nothing', 404],
  ['an input that is refused', 'GET', '/api/modules?limit=x', 200],
  ['something that is not there', 'GET', '/api/modules/nothing', 404],
] as const)(
  '%s tells a signed-in caller the version of their record and the program day',
  async (_, method, url, status) => {
    const { statusCode, headers } = await ada.send(method, url)
    expect(statusCode).toBe(status)
    expect([headers['x-member-version'], headers['x-program-day']]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ])
  },
)

test('a write of a page of someone else is refused before anything is written, and its reply says for whom it was', async () => {
  const ben = await world.member()
  const write = (member: Record<string, string>) => ben.send('POST', '/api/gratitude', { text: 'Coffee' }, member)
  const refused = await write({ 'x-member': ada.id })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'request.otherMember'])
  expect(refused.headers['x-member']).toBe(ben.id)
  expect((await ben.call(getGratitude)).body.text).toBeNull()

  // A page of his own, and an older tab or a program, which says nothing.
  for (const member of [{ 'x-member': ben.id }, {}]) expect((await write(member)).statusCode).toBe(200)
  expect((await ben.send('GET', '/api/gratitude', undefined, { 'x-member': ada.id })).statusCode).toBe(200)
  const anonymous = await world.stranger.send('POST', '/api/gratitude', { text: 'Tea' }, { 'x-member': ada.id })
  expect(anonymous.statusCode).toBe(401)
  const signsIn = await ben.send(
    'POST',
    '/api/auth/request-password-reset',
    { email: ada.email },
    { 'x-member': ada.id },
  )
  expect(signsIn.statusCode).toBe(200)
})

test('the date beside the program day is the member’s own, and goes on where the program day does not', async () => {
  const cleo = await world.member({ timeZone: 'Pacific/Auckland', enrolledOn: '2025-01-01' })
  const told = async () => {
    const { headers } = await cleo.send('GET', '/api/progress')
    return [headers['x-program-day'], headers['x-member-date']]
  }
  expect(await told()).toEqual(['180', '2026-03-03'])
  world.setNow('2026-03-03T12:00:00Z')
  expect(await told()).toEqual(['180', '2026-03-04'])
})

test('a stranger is told neither', async () => {
  const { headers } = await world.stranger.send('GET', '/api/nothing')
  expect([headers['x-member-version'], headers['x-program-day']]).toEqual([undefined, undefined])
})

test('a refused word is answered with a sentence and the name of the field', async () => {
  const { body } = await ada.send('POST', '/api/user/role', { role: 'king' })
  expect(JSON.parse(body)).toEqual({
    code: 'request.invalid',
    message: 'Role: Choose one of these: client, coach.',
    details: 'role',
  })
})
