import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('where coaches must have it', () => {
  let strict: World
  beforeAll(async () => {
    strict = await newWorld({ env: { COACH_TWO_STEP: 'required' } })
  })
  afterAll(() => strict.close())

  test('coach calls are refused until it is on, and everything else goes on', async () => {
    const coach = await strict.member({ role: 'coach' })
    const { statusCode, json } = await coach.send('GET', '/api/coach/clients')
    expect([statusCode, json().code]).toEqual([403, 'access.twoStepNeeded'])
    expect((await coach.send('GET', '/api/auth/user')).json().twoStepNeeded).toBe(true)
    expect((await coach.send('GET', '/api/settings')).statusCode).toBe(200)

    await strict.db
      .updateTable('users')
      .set({ twoStepSince: iso(machineNow()) })
      .where('id', '=', coach.id)
      .execute()
    expect((await coach.send('GET', '/api/coach/clients')).statusCode).toBe(200)
    expect((await coach.send('GET', '/api/auth/user')).json()).not.toHaveProperty('twoStepNeeded')
  })

  test('a client is told so when they become a coach, and not before', async () => {
    const ada = await strict.member()
    expect((await ada.send('GET', '/api/auth/user')).json()).not.toHaveProperty('twoStepNeeded')
    expect((await ada.send('POST', '/api/user/role', { role: 'coach' })).json().twoStepNeeded).toBe(true)
  })
})
