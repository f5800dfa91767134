import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import { lostBy, newDevice, newServer } from './simulated-device.ts'
import { carryOut, type Step, step } from './steps.ts'

const runs = inLongRun(1_000, 10_000)

async function play(steps: readonly Step[]) {
  const server = newServer()
  const devices = Array.from({ length: 3 }, (_, index) => newDevice(`d${index}`, server))
  for (const one of steps) {
    const device = devices[one.device]
    if (device) await carryOut(device, one)
  }
  for (const device of devices) while (device.hasUnsent()) await device.send('nothing', 100)
  return { server, devices }
}

test(`in ${runs} interleavings of devices, tabs, losses and reloads no text that was acknowledged is lost`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { server, devices } = await play(steps)
      expect(lostBy(devices, server.held, server.rows())).toEqual([])
    }),
    { numRuns: runs },
  )
})

test('one tab that types on while its save is under way displaces nothing of its own', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('type' as const, 'nothing' as const, 'request' as const, 'reply' as const), {
        maxLength: 30,
      }),
      async (steps) => {
        const server = newServer()
        const device = newDevice('d0', server)
        for (const one of steps) {
          if (one === 'type') device.type(0, 'field_0')
          else await device.send(one, 100)
        }
        while (device.hasUnsent()) await device.send('nothing', 100)
        expect(server.held('field_0')).toEqual([device.writes.at(-1)?.value ?? null])
      },
    ),
    { numRuns: 200 },
  )
})

test('a row that one tab added stays when it removes another from an order of the other tab that has changed since', async () => {
  const server = newServer()
  const device = newDevice('d0', server)
  device.addRow(1)
  await device.send('nothing', 100)
  device.addRow(0)
  // The other tab has not seen that row.
  device.addRow(1)
  await device.send('nothing', 2)
  await device.look(0)
  device.addRow(1)
  device.removeRow(0, 1)
  while (device.hasUnsent()) await device.send('nothing', 100)
  expect(lostBy([device], server.held, server.rows())).toEqual([])
})
