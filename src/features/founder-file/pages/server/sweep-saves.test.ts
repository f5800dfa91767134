import { expect, onTestFinished, test } from 'vitest'
import { iso } from '#platform/server/clock.ts'
import { newWorld } from '#tests/world/world.ts'
import { sweepSavesJob } from './sweep-saves.ts'

test('saves of two months ago are forgotten, however many, and later ones stay', async () => {
  const world = await newWorld({ now: '2026-03-10T12:00:00Z' })
  onTestFinished(() => world.close())
  const { id: memberId } = await world.member()
  const now = world.services.now()
  const saves = Array.from({ length: 1203 }, (_, n) => ({
    ...{ memberId, id: `s${n}`, version: 1, displacedId: null },
    savedAt: iso(n < 1200 ? now.subtract({ hours: 24 * 61 }).add({ seconds: Math.floor(n / 7) }) : now),
  }))
  for (let from = 0; from < saves.length; from += 401)
    await world.db
      .insertInto('fileSaves')
      .values(saves.slice(from, from + 401))
      .execute()
  await sweepSavesJob.run(world.services, null, new AbortController().signal)
  const left = await world.db.selectFrom('fileSaves').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['s1200', 's1201', 's1202'])
})
