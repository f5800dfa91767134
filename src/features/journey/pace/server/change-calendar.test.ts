import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getSettings } from '#features/account/settings/settings.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginAgain, getPace, moveDays, pause, resume } from '../pace.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
  ada = await world.member()
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const pace = async (member = ada) => (await member.call(getPace)).body
const dayNow = async () => Number((await ada.call(getSettings)).headers['x-program-day'])

describe('a pause', () => {
  test('keeps the day shown, ends by itself, and the day goes on where it stood', async () => {
    on('2026-03-10')
    expect((await ada.call(pause, { body: { days: 7 } })).body).toMatchObject({
      currentDay: 10,
      pause: { from: '2026-03-10', until: '2026-03-16' },
      pausedDaysLeft: 53,
    })
    for (const date of ['2026-03-10', '2026-03-12', '2026-03-16', '2026-03-17']) {
      on(date)
      expect([date, await dayNow()]).toEqual([date, 10])
    }
    expect((await pace()).pause).toBeNull()
    on('2026-03-18')
    expect(await dayNow()).toBe(11)
  })

  onOneEngine('is ended by one call, and only lived days count', async () => {
    on('2026-03-10')
    await ada.call(pause, { body: { days: 30 } })
    on('2026-03-13')
    expect((await ada.call(resume)).body).toMatchObject({ currentDay: 10, pause: null, pausedDaysLeft: 57 })
    on('2026-03-14')
    expect(await dayNow()).toBe(11)
    expect((await ada.call(resume)).body.code).toBe('pace.notPaused')
  })

  onOneEngine('that began and ended on one day took nothing', async () => {
    on('2026-03-10')
    await ada.call(pause, { body: { days: 30 } })
    expect((await ada.call(resume)).body).toMatchObject({ currentDay: 10, pausedDaysLeft: 60 })
    on('2026-03-11')
    expect(await dayNow()).toBe(11)
  })

  onOneEngine('is refused while one runs, and beyond 60 days in a year', async () => {
    await ada.call(pause, { body: { days: 50 } })
    expect((await ada.call(pause, { body: { days: 1 } })).body.code).toBe('pace.pausedAlready')
    on('2026-05-01')
    const refused = await ada.call(pause, { body: { days: 11 } })
    expect([refused.status, refused.body.code]).toEqual([409, 'pace.tooManyPausedDays'])
    expect((await ada.call(pause, { body: { days: 10 } })).status).toBe(200)
    on('2027-03-10')
    expect((await pace()).pausedDaysLeft).toBe(60 - 41 - 10 + 1)
  })

  test('two at once leave one', async () => {
    const both = await Promise.all([ada.call(pause, { body: { days: 5 } }), ada.call(pause, { body: { days: 5 } })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await pace()).changes).toHaveLength(1)
  })

  onOneEngine('a second one after the first adds up', async () => {
    on('2026-03-10')
    await ada.call(pause, { body: { days: 5 } })
    on('2026-03-20')
    expect(await dayNow()).toBe(15)
    await ada.call(pause, { body: { days: 5 } })
    on('2026-03-26')
    expect(await dayNow()).toBe(16)
  })
})

describe('moving the days', () => {
  test('takes the day back by as much, up to 30 a year and to day 1', async () => {
    on('2026-04-02')
    expect((await ada.call(moveDays, { body: { days: 12 } })).body).toMatchObject({ currentDay: 21, movedDaysLeft: 18 })
    expect((await ada.call(moveDays, { body: { days: 19 } })).body.code).toBe('pace.tooManyMovedDays')
    on('2026-03-05')
    const eve = await world.member()
    expect((await eve.call(moveDays, { body: { days: 1 } })).body.code).toBe('pace.beforeDayOne')
  })

  onOneEngine('moves what is shown, also long after the last day', async () => {
    on('2027-02-01')
    expect((await ada.call(moveDays, { body: { days: 10 } })).body.currentDay).toBe(170)
  })

  onOneEngine('moves the floor that a pause left', async () => {
    on('2026-03-20')
    await ada.call(pause, { body: { days: 3 } })
    expect((await ada.call(moveDays, { body: { days: 5 } })).body.currentDay).toBe(15)
    on('2026-03-24')
    expect(await dayNow()).toBe(16)
  })
})

test('beginning again makes today day 1, ends a pause, and leaves what was done', async () => {
  on('2026-09-20')
  await ada.call(pause, { body: { days: 10 } })
  on('2026-09-22')
  expect((await ada.call(beginAgain)).body).toMatchObject({ currentDay: 1, pause: null, quietDays: 0 })
  on('2026-09-23')
  expect(await dayNow()).toBe(2)
  const { changes } = await pace()
  expect(changes.map(({ kind, days, from }) => [kind, days, from])).toEqual([
    ['begin-again', 0, '2026-09-22'],
    ['pause', 2, '2026-09-20'],
  ])
})

onOneEngine('nobody else is told of it, and a stranger may not ask', async () => {
  await ada.call(pause, { body: { days: 5 } })
  const eve = await world.member()
  expect((await pace(eve)).changes).toEqual([])
  expect((await world.stranger.call(getPace)).status).toBe(401)
})
