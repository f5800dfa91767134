import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { transaction } from './context.ts'
import { noRequest } from './http/request/request-http.ts'

test('a transaction that lost its race and ran again adds its cookie to the reply once', async () => {
  const world = await newWorld()
  const ctx = { ...world.services, http: noRequest() }
  ctx.http.reply.append('set-cookie', 'before=1')
  let runs = 0
  await transaction(ctx, async ({ http }) => {
    http.reply.append('set-cookie', 'inside=1')
    runs += 1
    if (runs < 3) throw Object.assign(new Error('lost'), { code: '40001' })
  })
  expect([runs, ctx.http.added?.getSetCookie()]).toEqual([3, ['before=1', 'inside=1']])
  await world.close()
})
