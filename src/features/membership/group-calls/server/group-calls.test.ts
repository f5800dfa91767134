import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { type Call, CallFile } from '../../membership.content.ts'
import { listGroupCalls } from '../../membership.contract.ts'
import { nextCall } from './next-call.ts'

const call: Call = {
  id: 'weekly-group-call',
  title: 'Weekly call, with questions; all of them',
  weekday: 'wednesday',
  time: '17:00',
  zone: 'Europe/London',
  minutes: 60,
  tiers: ['quantum', 'elite'],
  link: 'https://meet.example/frontier',
}

describe('the next call', () => {
  test.each([
    ['before it on its day', '2026-11-25T16:59:59Z', '2026-11-25T17:00:00Z'],
    ['while it is on', '2026-11-25T17:59:59Z', '2026-11-25T17:00:00Z'],
    ['when it is over', '2026-11-25T18:00:00Z', '2026-12-02T17:00:00Z'],
    ['in summer time, an hour earlier by the sun', '2026-07-02T00:00:00Z', '2026-07-08T16:00:00Z'],
    ['over the change of the clocks', '2026-03-25T18:00:00Z', '2026-04-01T16:00:00Z'],
  ])('%s', (_, now, start) => {
    expect(nextCall(call, Temporal.Instant.from(now)).toInstant().toString()).toBe(start)
  })

  test('one that began before midnight is still on after it', () => {
    const late = { ...call, time: '23:30', zone: 'UTC' }
    const start = nextCall(late, Temporal.Instant.from('2026-11-26T00:10:00Z'))
    expect(start.toInstant().toString()).toBe('2026-11-25T23:30:00Z')
  })
})

describe('a member', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ now: '2026-11-20T12:00:00Z' })
    world.services.offer = { ...world.services.offer, calls: [call, { ...call, id: 'not-set-up', link: '' }] }
  })
  afterAll(() => world.close())

  test('sees the calls of the plan that are set up, in the own zone and in that of the call', async () => {
    const ada = await world.member({ tier: 'quantum', timeZone: 'America/New_York' })
    expect((await ada.call(listGroupCalls)).body).toMatchObject([
      {
        id: 'weekly-group-call',
        startsAt: '2026-11-25T17:00:00.000Z',
        isOn: false,
        here: 'Wednesday, November 25, 12:00 PM (New York)',
        there: 'Wednesday, November 25, 5:00 PM (London)',
        link: call.link,
      },
    ])
  })

  test('in the zone of the call sees one time', async () => {
    const ada = await world.member({ tier: 'elite', timeZone: 'Europe/London' })
    expect((await ada.call(listGroupCalls)).body).toMatchObject([{ there: null }])
  })

  test('of a smaller plan is told no link', async () => {
    const ada = await world.member()
    expect((await ada.call(listGroupCalls)).body).toEqual([])
  })

  test('gets a series for the calendar that keeps its hour where it is held', async () => {
    const ada = await world.member({ tier: 'elite' })
    const { calendar = '' } = (await ada.call(listGroupCalls)).body[0] ?? {}
    const lines = calendar.replace(/\r\n /g, '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/London:20261125T170000',
        'DURATION:PT60M',
        'RRULE:FREQ=WEEKLY;COUNT=26',
        'SUMMARY:Weekly call\\, with questions\\; all of them',
      ]),
    )
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    expect(zone.slice(2)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261125T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
    ])
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})

test.each([
  ['zone', 'London', 'name a time zone'],
  ['time', '25:00', 'write the time'],
])('a wrong %s in the file is a mistake that stops the start', (field, value, says) => {
  expect(CallFile.safeParse([{ ...call, [field]: value }]).error?.message).toContain(says)
})
