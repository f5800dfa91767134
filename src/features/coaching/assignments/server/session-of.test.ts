import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { requestCoaching } from '../../requests/requests.contract.ts'
import { holdTalk } from '../../talks/talks.contract.ts'
import { nextTalk } from '../../talks/talks.rules.ts'
import { assignClient, endCoaching } from '../assignments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const people = async () =>
  [
    await world.member({ tier: 'elite' }),
    await world.member({ role: 'coach', firstName: 'Cora' }),
    await world.member({ role: 'coach', firstName: 'Nils' }),
  ] as const
async function toldBy(coach: TestMember, client: TestMember) {
  await coach.call(assignClient, { body: { clientId: client.id } })
  await world.runJobs()
  const told = world.emails.filter(({ to, subject }) => to === client.email && subject.endsWith('is your coach now'))
  return told.at(-1)?.text ?? ''
}
const earlier = 'From your coaching before'

test('who has not asked for a session is told how to, and who has that it is with the coach', async () => {
  const [ada, cora] = await people()
  const first = await toldBy(cora, ada)
  expect(first).toContain('suggest two or three times')
  expect(first).not.toContain(earlier)
  const [bea] = await people()
  await bea.call(requestCoaching, { body: { kind: 'session', text: 'Prices.' } })
  const asked = await toldBy(cora, bea)
  expect(asked).toContain('The session you asked for is now with Cora Okafor')
  expect(asked).not.toContain('suggest two or three times')
})

test('who has had this month’s session isn’t told to book one, and reads what comes along', async () => {
  const [ada, cora, nils] = await people()
  await toldBy(cora, ada)
  const params = { clientId: ada.id }
  await cora.call(holdTalk, { params: { ...params, talkId: nextTalk }, body: { isHeld: true } })
  await cora.call(endCoaching, { params })
  const told = await toldBy(nils, ada)
  expect(told).not.toContain('suggest two or three times')
  expect(told).not.toContain('The session you asked for')
  expect(told).toContain(`${earlier}, Nils Okafor sees your milestones, your sessions with the notes written for you`)
})
