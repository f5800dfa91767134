import { expect, test } from 'vitest'
import { noteReads, type Source } from './note-reads.ts'
import type { OwnRecord, Standing } from './own-record.ts'

const none = { agreedHours: null, hoursPerWeek: null, pausedUntil: null }

test.each<[string, Partial<Standing>, Source[]]>([
  ['neither hours nor a pause', {}, []],
  ['hours of a week', { hoursPerWeek: 6.25 }, ['membership']],
  ['hours that were agreed to', { agreedHours: 5 }, ['membership']],
  ['a pause', { pausedUntil: '2026-03-07' }, ['membership']],
])('where one stands is noted as one’s own with %s', async (_, own, noted) => {
  const told: Source[] = []
  // Nothing else is read.
  const record = { standing: async () => ({ ...none, ...own }) } as unknown as OwnRecord
  expect(await noteReads(record, (source) => told.push(source)).standing()).toMatchObject(own)
  expect(told).toEqual(noted)
})
