import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { actOnPerson } from '#features/operator/people/people.contract.ts'
import { buyAgain } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { giftEndingEmailJob } from './gift-ending-email-job.ts'
import { giftEndingEmailsJob } from './gift-ending-emails-job.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-02T12:00:00Z'))

const act = async (member: TestMember, body: object) => {
  const done = await owner.call(actOnPerson, { params: { memberId: member.id }, body: body as never })
  expect(done.status).toBe(200)
}
/** `seen`: the end of the gift that this one takes the place of. */
const give = (member: TestMember, lastDay: string, tier = 'quantum', seen: string | null = null) =>
  act(member, { action: 'give-plan', tier, lastDay, reason: 'Won it', seen })
const endOf = (lastDay: string) => `${Temporal.PlainDate.from(lastDay).add({ days: 1 })}T00:00:00.000Z`

const { signal } = new AbortController()
const look = () => giftEndingEmailsJob.run(world.services, null, signal)

/** What the member is told when the schedule looks at this moment. */
async function told(member: TestMember, now: string) {
  world.setNow(now)
  await world.runJobs()
  world.emails.length = 0
  await look()
  await world.runJobs()
  return world.emails.filter(({ to }) => to === member.email)
}
const weekBefore = '2026-03-24T08:00:00Z'

test('a week before its last day, once, with what closes, what stays and how to keep it', async () => {
  const ada = await world.member()
  await give(ada, '2026-03-31')
  expect(await told(ada, '2026-03-24T07:59:59Z')).toEqual([])
  const [email, ...more] = await told(ada, weekBefore)
  expect(more).toEqual([])
  expect(email?.subject).toBe('Your gift of Quantum ends after March 31, 2026')
  for (const words of [
    'What closes: the lessons, worksheets and templates of Growth and Optimization, except for lessons you completed.',
    'What stays: your Founder file and everything you wrote',
    'You’re on Starter then.',
    'It’s $97 a month from the day you choose it',
    'returnTo=%2Fpricing%3Fplan%3Dquantum',
  ])
    expect(email?.text).toContain(words)
  expect(await told(ada, '2026-03-30T08:00:00Z')).toEqual([])
})

test('once, however many look for it, and also after a process died', async () => {
  const ada = await world.member()
  await give(ada, '2026-03-31')
  await world.runJobs()
  world.setNow(weekBefore)
  world.emails.length = 0
  await Promise.all([look(), look()])
  const due = { memberId: ada.id, until: endOf('2026-03-31') }
  await Promise.all([1, 2, 3].map(() => giftEndingEmailJob.run(world.services, due, signal)))
  await world.runJobs()
  await giftEndingEmailJob.run(world.services, due, signal)
  await look()
  await world.runJobs()
  expect(world.emails.filter(({ to }) => to === ada.email)).toHaveLength(1)
})

test('prolonged, it is told again before its new end, and not before the old one', async () => {
  const [told1, untold] = [await world.member(), await world.member()]
  for (const one of [told1, untold]) await give(one, '2026-03-31')
  await give(untold, '2026-04-30', 'quantum', endOf('2026-03-31'))
  expect(await told(told1, weekBefore)).toHaveLength(1)
  expect(world.emails.filter(({ to }) => to === untold.email)).toEqual([])
  await give(told1, '2026-04-30', 'quantum', endOf('2026-03-31'))
  expect(await told(told1, '2026-04-22T08:00:00Z')).toEqual([])
  const [again] = await told(told1, '2026-04-23T08:00:00Z')
  expect(again?.subject).toContain('April 30, 2026')
  expect(world.emails.filter(({ to }) => to === untold.email)).toHaveLength(1)
})

test('one that is shorter is told of the day before its last, and one of two days not at all', async () => {
  const [week, short] = [await world.member(), await world.member()]
  await give(week, '2026-03-09')
  await give(short, '2026-03-04')
  expect(await told(week, '2026-03-03T08:00:00Z')).toEqual([])
  expect(world.emails).toEqual([])
  expect(await told(week, '2026-03-08T08:00:00Z')).toHaveLength(1)
})

test('who bought as much is told nothing, and who bought less that theirs stays', async () => {
  const [same, more, less] = [await world.member(), await world.member(), await world.member()]
  await give(same, '2026-03-31')
  await give(more, '2026-03-31')
  await give(less, '2026-03-31', 'elite')
  await buyAgain(same, 'quantum')
  await buyAgain(more, 'elite')
  await buyAgain(less, 'quantum')
  expect(await told(same, weekBefore)).toEqual([])
  expect(world.emails.filter(({ to }) => to === more.email)).toEqual([])
  const [email] = world.emails.filter(({ to }) => to === less.email)
  expect(email?.text).toContain(
    'What closes: asking for sessions and plan reviews with a coach, and what only Elite opens',
  )
  expect(email?.text).toContain('You’re on Quantum then.')
})

test('who paused what they pay for until after the gift loses what it opens, and is told how to keep it', async () => {
  const [same, more, back] = [await world.member(), await world.member(), await world.member()]
  for (const one of [same, more, back]) await buyAgain(one, 'quantum')
  await give(same, '2026-03-31')
  await give(more, '2026-03-31', 'elite')
  await give(back, '2026-03-31')
  world.setNow('2026-03-20T12:00:00Z')
  for (const one of [same, more]) await one.call(pause, { body: { days: 30 } })
  await back.call(pause, { body: { days: 7 } })
  expect((await told(same, weekBefore)).map(({ text }) => text)).toEqual([
    expect.stringContaining('To keep Quantum, end the pause of your own plan in Settings.'),
  ])
  const textTo = ({ email }: TestMember) => world.emails.find(({ to }) => to === email)?.text
  expect(textTo(same)).toContain('You’re on Starter then, and on your own Quantum plan again when its pause ends.')
  expect(textTo(more)).toContain(
    'To keep Elite, end the pause of your own plan in Settings, and then choose it on the plans page.',
  )
  expect(textTo(back)).toBeUndefined()
})

test('while the email waits in the queue, who buys, whose gift is prolonged or ended, or over, isn’t told', async () => {
  const [buys, prolonged, ended, over] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  for (const one of [buys, prolonged, ended, over]) await give(one, '2026-03-31')
  world.setNow(weekBefore)
  await world.runJobs()
  const due = ({ id }: TestMember) =>
    giftEndingEmailJob.run(world.services, { memberId: id, until: endOf('2026-03-31') }, signal)
  await buyAgain(buys, 'quantum')
  await give(prolonged, '2026-04-30', 'quantum', endOf('2026-03-31'))
  await act(ended, { action: 'end-gift', reason: 'By mistake', seen: endOf('2026-03-31') })
  for (const one of [buys, prolonged, ended]) await due(one)
  world.setNow(endOf('2026-03-31'))
  await due(over)
  world.emails.length = 0
  await world.runJobs()
  expect(world.emails.filter(({ subject }) => subject.includes('ends after'))).toEqual([])
})

test('it goes to no address that its owner never confirmed', async () => {
  const ada = await world.member({ verified: false })
  await give(ada, '2026-03-31')
  const { accounts } = world.services
  Object.assign(world.services, { accounts: { ...accounts, local: false } })
  expect(await told(ada, weekBefore)).toEqual([])
  // Confirmed later, it is told then.
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', ada.id).execute()
  expect(await told(ada, '2026-03-25T08:00:00Z')).toHaveLength(1)
  Object.assign(world.services, { accounts })
})

test('where nothing can be bought, it says whom to write to', async () => {
  const ada = await world.member()
  await give(ada, '2026-03-31', 'elite')
  const { priceIds } = world.services
  Object.assign(world.services, { priceIds: { ...priceIds, elite: null } })
  const [email] = await told(ada, weekBefore)
  Object.assign(world.services, { priceIds })
  expect(email?.text).toContain(`To keep Elite, write to ${world.services.brand.contactEmail}.`)
  expect(email?.text).not.toContain('$297')
})
