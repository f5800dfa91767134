import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each(['terms', 'privacy', 'refunds'])('everyone may read %s', async (name) => {
  const { statusCode, body } = await world.stranger.send('GET', `/api/legal/${name}`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ name, title: expect.any(String), updated: expect.any(String) })
  expect(JSON.parse(body).blocks.length).toBeGreaterThan(3)
})

test('a text that there is not is 404', async () => {
  const { statusCode, body } = await world.stranger.send('GET', '/api/legal/imprint')
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'landing.textNotFound'])
})

test('everyone may read the lesson of day 1, with its times', async () => {
  const { body } = await world.stranger.send('GET', '/api/first-lesson')
  expect(JSON.parse(body)).toMatchObject({
    path: expect.stringMatching(/^\/modules\//),
    minutes: { read: expect.any(Number), desk: expect.any(Number), field: expect.any(Number) },
  })
})
