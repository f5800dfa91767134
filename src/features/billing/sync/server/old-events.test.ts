import { expect, onTestFinished, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { deleteExpired } from './reconcile.ts'

test('an event that failed is waited for as long as the provider repeats it, and forgotten with the others', async () => {
  const lines: string[] = []
  const world = await newWorld({ now: '2026-03-02T12:00:00Z', logTo: (line) => lines.push(line) })
  onTestFinished(() => world.close())
  const [type, receivedAt] = ['customer.subscription.updated', '2026-03-02T12:00:00.000Z']
  await world.db.insertInto('providerEvents').values({ id: 'evt_failed', type, receivedAt, doneAt: null }).execute()
  const sweptAt = async (now: string) => {
    world.setNow(now)
    await deleteExpired(world.services)
    return (await world.db.selectFrom('providerEvents').select('doneAt').execute()).map(({ doneAt }) => doneAt)
  }
  expect(await sweptAt('2026-03-06T12:00:00Z')).toEqual([null])
  expect(await sweptAt('2026-03-06T12:00:01Z')).toEqual(['2026-03-06T12:00:01.000Z'])
  expect(lines.filter((line) => line.includes('payment events that failed were given up'))).toHaveLength(1)
  expect(await sweptAt('2026-04-02T12:00:00Z')).toEqual([])
})
