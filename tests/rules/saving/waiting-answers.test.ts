import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import { type Device, newDevice, newServer, type Server } from './simulated-device.ts'

const runs = inLongRun(1_000, 10_000)

const who = { device: fc.nat(2), tab: fc.nat(1) }
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...who, does: fc.constant('type' as const), field: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('add row' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...who, does: fc.constant('remove row' as const), row: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('type in row' as const), row: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...who,
      does: fc.constant('send' as const),
      loses: fc.constantFrom('nothing' as const, 'request' as const, 'reply' as const),
      most: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...who, does: fc.constant('look' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...who, does: fc.constant('reload' as const), offline: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function play(steps: readonly Step[]): { server: Server; devices: Device[] } {
  const server = newServer()
  const devices = Array.from({ length: 3 }, (_, index) => newDevice(`d${index}`, server))
  for (const one of steps) {
    const device = devices[one.device]
    if (device) carryOut(device, one)
  }
  for (const device of devices) while (device.hasUnsent()) device.send('nothing', 100)
  return { server, devices }
}

function carryOut(device: Device, one: Step): void {
  if (one.does === 'type') device.type(one.tab, `field_${one.field}`)
  else if (one.does === 'add row') device.addRow(one.tab)
  else if (one.does === 'remove row') device.removeRow(one.tab, one.row)
  else if (one.does === 'type in row') device.typeInRow(one.tab, one.row)
  else if (one.does === 'send') device.send(one.loses, one.most)
  else if (one.does === 'look') device.look(one.tab)
  else device.reload(one.tab, one.offline)
}

test(`in ${runs} interleavings of devices, tabs, losses and reloads no text that was acknowledged is lost`, () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const { server, devices } = play(steps)
      const writes = devices.flatMap(({ writes }) => writes)
      const typedOver = new Set(writes.map(({ over }) => over))
      const lost = writes.filter(
        ({ field, value }) =>
          server.read(field) !== value &&
          !server.displaced(field).some((one) => one === value) &&
          !typedOver.has(value),
      )
      expect(lost).toEqual([])
      const removed = new Set(devices.flatMap(({ removed }) => removed))
      const added = devices.flatMap(({ added }) => added).filter((row) => !removed.has(row))
      expect(server.rows()).toEqual(expect.arrayContaining(added))
    }),
    { numRuns: runs },
  )
})

test('one tab that types on while its save is under way displaces nothing of its own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('type' as const, 'nothing' as const, 'request' as const, 'reply' as const), {
        maxLength: 30,
      }),
      (steps) => {
        const server = newServer()
        const device = newDevice('d0', server)
        for (const one of steps) {
          if (one === 'type') device.type(0, 'field_0')
          else device.send(one, 100)
        }
        while (device.hasUnsent()) device.send('nothing', 100)
        expect(server.displaced('field_0')).toEqual([])
        expect(server.read('field_0')).toBe(device.writes.at(-1)?.value ?? null)
      },
    ),
    { numRuns: 200 },
  )
})
