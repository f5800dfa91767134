import { expect, test } from 'vitest'
import { backupsToDrop } from './backups-to-drop.ts'

const keep = { days: 7, weeks: 4, months: 3 }
const from = Temporal.PlainDate.from('2026-01-01')

/** What is left after a backup was made and others dropped on each of so many days. */
function after(days: number, missed: (day: number) => boolean = () => false): string[] {
  let there: string[] = []
  for (let day = 0; day < days; day += 1) {
    if (missed(day)) continue
    there.push(from.add({ days: day }).toString())
    const drop = new Set(backupsToDrop(there, keep))
    there = there.filter((name) => !drop.has(name))
  }
  return there
}

test('seven days, the last of four weeks and of three months are left after half a year', () => {
  expect(after(181)).toEqual([
    '2026-04-30',
    '2026-05-31',
    '2026-06-14',
    '2026-06-21',
    '2026-06-24',
    '2026-06-25',
    '2026-06-26',
    '2026-06-27',
    '2026-06-28',
    '2026-06-29',
    '2026-06-30',
  ])
})

test('days without a backup cost none of those that there are', () => {
  expect(after(60, (day) => day % 10 !== 0)).toEqual([
    '2026-01-01',
    '2026-01-11',
    '2026-01-21',
    '2026-01-31',
    '2026-02-10',
    '2026-02-20',
  ])
})

test('the newest is never dropped, and other folders are nobody’s business', () => {
  expect(
    backupsToDrop(['2026-02-01', 'before-upgrade', '2026-02-02.part', 'x'], { days: 1, weeks: 0, months: 0 }),
  ).toEqual([])
  expect(backupsToDrop(['2026-02-01', '2026-02-02'], { days: 1, weeks: 0, months: 0 })).toEqual(['2026-02-01'])
})
