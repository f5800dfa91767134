import { afterAll, beforeAll, expect, test } from 'vitest'
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
