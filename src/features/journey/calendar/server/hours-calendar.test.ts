import ical from 'node-ical'
import { expect, test } from 'vitest'
import { type HoursCalendar, hoursCalendar } from './hours-calendar.ts'

const date = Temporal.PlainDate.from
const berlin: HoursCalendar = {
  name: 'Frontier 180',
  link: 'https://frontier.example/today',
  uid: 'hours-1@frontier.example',
  zone: 'Europe/Berlin',
  hours: { weekdays: [2, 6], startsAt: '07:30', minutes: 45 },
  from: date('2026-03-16'),
  until: date('2026-04-05'),
  now: Temporal.Instant.from('2026-03-17T12:00:00Z'),
}

/** What another program makes of it. */
function read(calendar: HoursCalendar) {
  const parsed = ical.sync.parseICS(hoursCalendar(calendar))
  const event = Object.values(parsed).find((part) => part?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') return undefined
  const range = { from: new Date('2026-01-01'), to: new Date('2028-01-01') }
  const starts = ical.expandRecurringEvent(event, range).map(({ start }) => start.toISOString())
  return { event, starts }
}

test('another program reads the hours of each agreed day, at the same hour over the change of the clocks', () => {
  expect(read(berlin)?.starts).toEqual([
    '2026-03-17T06:30:00.000Z',
    '2026-03-21T06:30:00.000Z',
    '2026-03-24T06:30:00.000Z',
    '2026-03-28T06:30:00.000Z',
    '2026-03-31T05:30:00.000Z',
    '2026-04-04T05:30:00.000Z',
  ])
})

test.each([
  [
    'America/New_York',
    '2026-10-26',
    '2026-11-08',
    ['2026-10-27T11:30:00.000Z', '2026-10-31T11:30:00.000Z', '2026-11-03T12:30:00.000Z', '2026-11-07T12:30:00.000Z'],
  ],
  [
    'Australia/Lord_Howe',
    '2026-03-31',
    '2026-04-07',
    ['2026-03-30T20:30:00.000Z', '2026-04-03T20:30:00.000Z', '2026-04-06T21:00:00.000Z'],
  ],
  ['Asia/Kathmandu', '2026-03-17', '2026-03-17', ['2026-03-17T01:45:00.000Z']],
  ['UTC', '2026-03-17', '2026-03-20', ['2026-03-17T07:30:00.000Z']],
])('so it does in %s from %s to %s', (zone, from, until, starts) => {
  expect(read({ ...berlin, zone, from: date(from), until: date(until) })?.starts).toEqual(starts)
})

test('an event says one thing: the link to the lesson of the day', () => {
  const event = read(berlin)?.event
  expect(event).toMatchObject({
    uid: berlin.uid,
    summary: 'Frontier 180: today’s lesson',
    description: berlin.link,
    url: berlin.link,
    duration: 'PT45M',
  })
  expect(event?.alarms ?? []).toEqual([])
})

test('a file to keep rings before each hour', () => {
  const [alarm] = read({ ...berlin, reminder: 10 })?.event.alarms ?? []
  expect(alarm).toMatchObject({ type: 'VALARM', action: 'DISPLAY' })
  expect(hoursCalendar({ ...berlin, reminder: 10 })).toContain('\r\nTRIGGER:-PT10M\r\n')
})

test('without hours, or with none left before the last day, it holds its zone and no event', () => {
  for (const quiet of [
    { ...berlin, hours: undefined },
    { ...berlin, from: date('2026-04-05') },
  ]) {
    const text = hoursCalendar(quiet)
    expect(read(quiet)).toBeUndefined()
    expect([text.includes('BEGIN:VEVENT'), text.includes('BEGIN:VTIMEZONE')]).toEqual([false, true])
  }
})

test('lines hold 75 bytes at most, and a name of any signs comes through', () => {
  const name = `Läden, Höfe; Werkstätten \\ ${'übermäßig lang '.repeat(8)}und mehr`
  const text = hoursCalendar({ ...berlin, name })
  const lines = text.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false)
  expect(read({ ...berlin, name })?.event.summary).toBe(`${name}: today’s lesson`)
})
