import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSettings, saveSettings } from '#features/account/settings/settings.contract.ts'
import { endCoaching } from '#features/coaching/assignments/assignments.contract.ts'
import { agree, byClient, byCoach, firstAt, type SessionPair, sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { unsubscribe } from '../../program-emails.contract.ts'
import { sessionEmailJob } from './session-email-job.ts'
import { sessionEmailsJob } from './session-emails-job.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

const { signal } = new AbortController()
const look = () => sessionEmailsJob.run(world.services, null, signal)

/** What comes when the schedule looks at this moment. */
async function at(now: string) {
  world.setNow(now)
  await world.runJobs()
  world.emails.length = 0
  await look()
  await world.runJobs()
  return world.emails
}
const dayBefore = '2026-03-11T15:00:00Z'
const reminded = (one: Pick<SessionPair, 'ada' | 'coach'>) =>
  [one.ada, one.coach].filter(({ email }) => world.emails.some(({ to }) => to === email))

test('the day before, both are told when and where by their own clocks, and how to move it', async () => {
  const one = await sessionPair(world)
  await agree(one)
  expect(await at('2026-03-11T14:59:59Z')).toEqual([])
  const emails = await at(dayBefore)
  const [toAda, toCora] = [one.ada, one.coach].map(({ email }) => emails.find(({ to }) => to === email))
  expect(emails).toHaveLength(2)
  expect(toAda).toMatchObject({ subject: 'Reminder: your session with Cora Okafor, Thursday, March 12, 4:00 PM' })
  expect(toAda?.text).toContain('When: Thursday, March 12, 4:00 PM (Europe/Berlin)\nHow you meet: At my desk')
  expect(toAda?.text).toContain('To move it, write to your coach.')
  expect(toAda?.text).toContain('returnTo=%2Fmessages')
  expect(toCora?.subject).toBe('Reminder: your session with Ada Okafor, Thursday, March 12, 11:00 AM')
  expect(toCora?.text).toContain('(America/New_York)')
  expect(toCora?.text).toContain(`Move or cancel it:\nhttp://localhost:3000/api/login?mode=sign-in&returnTo=`)
})

test('once, however often and by however many it is looked for, and also after a process died', async () => {
  const one = await sessionPair(world)
  await agree(one)
  world.setNow(dayBefore)
  await world.runJobs()
  world.emails.length = 0
  await Promise.all([look(), look()])
  const due = { requestId: await requestOf(one.ada), side: 'client', time: firstAt } as const
  await Promise.all([1, 2, 3].map(() => sessionEmailJob.run(world.services, due, signal)))
  await world.runJobs()
  // As where a process died once its transaction was done: the work is there again.
  await sessionEmailJob.run(world.services, due, signal)
  await look()
  await world.runJobs()
  expect(world.emails.map(({ to }) => to).sort()).toEqual([one.ada.email, one.coach.email].sort())
})

const requestOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('coachingRequests').select('id').where('memberId', '=', id).executeTakeFirstOrThrow()).id

test('moved, it is reminded of again for its new time; agreed on anew for the same time, too', async () => {
  const one = await sessionPair(world)
  await agree(one)
  await at(dayBefore)
  await byCoach(one, { answer: 'offer', times: ['2026-03-16T10:00'], place: 'By phone', text: '' })
  expect(await at('2026-03-12T14:00:00Z')).toEqual([])
  await byClient(one, { answer: 'accept', time: '2026-03-16T14:00:00.000Z' })
  const [moved, ...others] = await at('2026-03-15T14:00:00Z')
  expect([moved?.subject, others.length]).toEqual([expect.stringContaining('Monday, March 16'), 1])
  expect(moved?.text).toContain('How you meet: By phone')

  await byCoach(one, { answer: 'offer', times: ['2026-03-16T10:00'], place: '', text: '' })
  await byClient(one, { answer: 'accept', time: '2026-03-16T14:00:00.000Z' })
  expect(await at('2026-03-16T11:00:00Z')).toHaveLength(2)
})

test('one that was agreed on late is reminded of three hours before, and one right before not at all', async () => {
  const one = await sessionPair(world)
  world.setNow('2026-03-11T20:00:00Z')
  await agree(one)
  expect(await at('2026-03-12T11:59:00Z')).toEqual([])
  expect(await at('2026-03-12T12:00:00Z')).toHaveLength(2)
  const other = await sessionPair(world)
  world.setNow('2026-03-12T12:00:00Z')
  await agree(other)
  expect(await at('2026-03-12T14:59:00Z')).toEqual([])
})

test('a canceled one is not, whoever canceled it, nor one whose coaching ended or that has begun', async () => {
  const [byAda, byCora, ended, late] = [
    await sessionPair(world),
    await sessionPair(world),
    await sessionPair(world),
    await sessionPair(world),
  ]
  for (const one of [byAda, byCora, ended, late]) await agree(one)
  await byClient(byAda, { answer: 'withdraw', text: '' })
  await byCoach(byCora, { answer: 'decline', text: 'Ill.' })
  await ended.coach.call(endCoaching, { params: ended.params })
  await at(dayBefore)
  expect([byAda, byCora, ended].flatMap(reminded)).toEqual([])
  expect(reminded(late)).toHaveLength(2)
  const begun = await sessionPair(world)
  world.setNow('2026-03-10T12:00:00Z')
  await agree(begun)
  const due = { requestId: await requestOf(begun.ada), side: 'client', time: firstAt } as const
  world.setNow(firstAt)
  await world.runJobs()
  world.emails.length = 0
  await sessionEmailJob.run(world.services, due, signal)
  expect(await at(firstAt)).toEqual([])
})

test('one that is moved or canceled while its reminders wait in the queue is not reminded of', async () => {
  const [moved, canceled] = [await sessionPair(world), await sessionPair(world)]
  for (const one of [moved, canceled]) await agree(one)
  world.setNow(dayBefore)
  await world.runJobs()
  world.emails.length = 0
  await look()
  await byCoach(moved, { answer: 'offer', times: ['2026-03-16T10:00'], place: '', text: '' })
  await byClient(canceled, { answer: 'withdraw', text: '' })
  await world.runJobs()
  const ours = world.emails.filter(({ to }) =>
    [moved, canceled].some(({ ada, coach }) => [ada, coach].some((one) => one.email === to)),
  )
  expect(ours.map(({ subject }) => subject).sort()).toEqual([
    'Ada Okafor canceled a session',
    'Cora Okafor suggests times for your session',
  ])
})

test('it comes with the emails from one’s coaching: off with them, by its own link too, and only to an address of one’s own', async () => {
  const [one, off, unconfirmed] = [await sessionPair(world), await sessionPair(world), await sessionPair(world)]
  for (const each of [one, off, unconfirmed]) await agree(each)
  await off.coach.call(saveSettings, { body: { notifications: { coach: false } } })
  await world.db.updateTable('users').set({ emailVerified: 0 }).where('id', '=', unconfirmed.ada.id).execute()
  const { coaching } = world.services
  Object.assign(world.services, { coaching: { ...coaching, local: false } })
  const emails = await at(dayBefore)
  Object.assign(world.services, { coaching })
  expect([off, unconfirmed].flatMap(reminded)).toEqual([off.ada, unconfirmed.coach])
  const toAda = emails.find(({ to }) => to === one.ada.email)
  expect(toAda?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(toAda?.text ?? '') ?? []
  expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
  expect((await one.ada.call(getSettings)).body.notifications).toMatchObject({ coach: false, program: true })
})
