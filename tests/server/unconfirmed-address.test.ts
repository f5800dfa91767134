import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeToClient } from '#features/coaching/messages/messages.contract.ts'
import { emailVerified } from '#features/identity/identity.events.ts'
import { grantCoach, sendResetEmail, setOperator } from '#features/identity/server/public.ts'
import { endGift, giveTier } from '#features/membership/server/public.ts'
import {
  finishedEmailJob,
  giftEndingEmailsJob,
  sessionEmailsJob,
  weeklyEmailJob,
} from '#features/program-emails/server/public.ts'
import { publish, transaction } from '#platform/server/context.ts'
import { agree, byCoach, sessionPair } from '../world/coaching/session-pair.ts'
import { writeToAll } from '../world/operator/write-to-all.ts'
import { buyAgain } from '../world/payer.ts'
import { newWorld, type TestMember, type World } from '../world/world.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-09T12:00:00Z' })
})
afterEach(() => world.close())

const { signal } = new AbortController()

/** On one's own machine emails are files, and go to addresses that no one confirmed. */
function goPublic(): void {
  const { accounts, coaching } = world.services
  Object.assign(world.services, { accounts: { ...accounts, local: false }, coaching: { ...coaching, local: false } })
}

const kindsTo = async ({ email }: TestMember) => {
  await world.runJobs()
  const rows = await world.db.selectFrom('sentEmails').select('kind').where('address', '=', email).execute()
  return rows.map(({ kind }) => kind).sort()
}

/** A client of a coach with a session; unconfirmed is who was confirmed before, and whose address an operator corrected. */
async function clientOf(emailVerified: 0 | 1) {
  const pair = await sessionPair(world)
  await agree(pair)
  await world.runJobs()
  await world.db.deleteFrom('sentEmails').execute()
  const set = { emailVerified, enrolledOn: '2026-02-21' }
  await world.db.updateTable('users').set(set).where('id', '=', pair.ada.id).execute()
  return pair
}

/** All that can be written to two people by itself, by a coach, or by an operator. */
async function writeEverything(emailVerified: 0 | 1) {
  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  const ben = await world.member({ verified: emailVerified === 1, enrolledOn: '2026-02-21' })
  const pair = await clientOf(emailVerified)
  await writeToAll(owner, 'There is a new lesson.')
  goPublic()
  const { services } = world
  const person = { id: ben.id, email: ben.email, emailVerified, timeZone: 'UTC' }
  await giveTier(services, person, { tier: 'elite', lastDay: '2026-03-31', seen: null })
  await endGift(services, person, { seen: '2026-04-01T00:00:00.000Z' })
  await giveTier(services, person, { tier: 'elite', lastDay: '2026-03-16', seen: null })
  await grantCoach(services, ben.email)
  await pair.coach.call(writeToClient, { params: pair.params, body: { text: 'Hello' } })
  world.setNow('2026-03-11T16:00:00Z')
  await sessionEmailsJob.run(services, null, signal)
  await world.runJobs()
  world.setNow('2026-03-09T12:00:00Z')
  await byCoach(pair, { answer: 'offer', times: ['2026-03-13T10:00'], place: '', text: '' })
  await weeklyEmailJob.run(services, { memberId: pair.ada.id, zone: 'Europe/Berlin', week: '2026-03-09' }, signal)
  await finishedEmailJob.run(services, { memberId: ben.id }, signal)
  await world.runJobs()
  world.setNow('2026-03-15T12:00:00Z')
  await giftEndingEmailsJob.run(services, null, signal)
  await world.runJobs()
  world.setNow('2026-03-09T12:00:00Z')
  return { ben, ada: pair.ada }
}

test('an address that its owner confirmed gets what an operator, a coach and the program write', async () => {
  const { ben, ada } = await writeEverything(1)
  expect([await kindsTo(ben), await kindsTo(ada)]).toEqual([
    [
      ...['Coach Mode granted', 'broadcast', 'first session of Elite', 'gift', 'gift', 'gift ended', 'gift ending'],
      'program finished',
    ],
    ['broadcast', 'message of coaching', 'session reminder', 'session times offered', 'weekly progress'],
  ])
})

test('an address that its owner never confirmed gets what it takes to sign in and to pay, and nothing else', async () => {
  const { ben, ada } = await writeEverything(0)
  expect([await kindsTo(ben), await kindsTo(ada)]).toEqual([[], []])

  await sendResetEmail(world.services, ben.email)
  await buyAgain(ben, 'quantum')
  expect(await kindsTo(ben)).toEqual(['password reset', 'receipt'])

  // Once it is theirs, they are told how Elite begins.
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', ben.id).execute()
  const confirm = () => transaction(world.services, (ctx) => publish(ctx, emailVerified({ memberId: ben.id })))
  await confirm()
  await confirm()
  expect(await kindsTo(ben)).toEqual(['first session of Elite', 'password reset', 'receipt'])
})
