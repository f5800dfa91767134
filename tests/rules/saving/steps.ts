import fc from 'fast-check'
import type { Device } from './simulated-device.ts'

/** What people and lines do to a page that several devices write on. */
const who = { device: fc.nat(2), tab: fc.nat(1) }
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...who, does: fc.constant('type' as const), field: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('add row' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...who, does: fc.constant('remove row' as const), row: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('type in row' as const), row: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...who,
      does: fc.constant('send' as const),
      loses: fc.constantFrom('nothing' as const, 'request' as const, 'reply' as const, 'all in a refusal' as const),
      most: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('look' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...who, does: fc.constant('reload' as const), offline: fc.boolean() }) },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

export async function carryOut(device: Device, one: Step, fields = ['field_0', 'field_1']): Promise<void> {
  if (one.does === 'type') device.type(one.tab, fields[one.field] ?? '')
  else if (one.does === 'add row') device.addRow(one.tab)
  else if (one.does === 'remove row') device.removeRow(one.tab, one.row)
  else if (one.does === 'type in row') device.typeInRow(one.tab, one.row)
  else if (one.does === 'send') await device.send(one.loses, one.most)
  else if (one.does === 'look') await device.look(one.tab)
  else await device.reload(one.tab, one.offline)
}
