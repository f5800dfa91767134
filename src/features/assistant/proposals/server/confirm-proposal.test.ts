import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutcomes } from '#features/coaching/outcomes/outcomes.contract.ts'
import { makePromise } from '#features/coaching/promises/promises.contract.ts'
import { promiseLimits } from '#features/coaching/promises/promises.rules.ts'
import { shareFile } from '#features/coaching/sharing/sharing.contract.ts'
import { getClientTalk } from '#features/coaching/talks/talks.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  cardFor,
  coached,
  confirm,
  dismiss,
  promisesOf,
  revenueOf,
  sharesOf,
  talkTo,
  writtenBy,
} from '#tests/world/assistant/proposed.ts'
import { fillEvidence } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { deleteConversation } from '../../conversations/conversations.contract.ts'

const start = '2026-03-02T12:00:00Z'
const proposedAt = '2026-03-02T12:00:00.000Z'
let world: World
beforeAll(async () => {
  world = await newWorld({ now: start })
})
afterAll(() => world.close())

const promising = 'I promise to call ten dentists by Friday'

test('a confirmed promise stands in the sessions of both, with where it came from', async () => {
  const { coach, ada } = await coached(world)
  const card = await cardFor(ada, promising)
  expect(await promisesOf(ada)).toEqual([])
  world.setNow('2026-03-03T09:00:00Z')
  const { status, body } = await confirm(ada, card)
  world.setNow(start)
  expect([status, body]).toMatchObject([
    200,
    { state: 'confirmed', decidedAt: '2026-03-03T09:00:00.000Z', href: '/messages' },
  ])
  const made = { owner: 'client', text: 'Call ten dentists', dueOn: '2026-03-06', state: 'open', proposedAt }
  expect(await promisesOf(ada)).toMatchObject([{ ...made, madeAt: '2026-03-03T09:00:00.000Z' }])
  const params = { clientId: ada.id, talkId: 'next' }
  expect((await coach.call(getClientTalk, { params })).body.promises).toMatchObject([
    { ...made, changes: [{ kind: 'made', by: 'client' }] },
  ])
})

test('a confirmed page is shared, a confirmed number entered, and each says when it was proposed', async () => {
  const { ada } = await coached(world)
  await confirm(ada, await cardFor(ada, 'share my runway page with my coach'))
  expect(await sharesOf(ada)).toMatchObject([{ title: 'Runway sheet', proposedAt }])
  await confirm(ada, await cardFor(ada, 'my revenue this month was about $2,300'))
  expect(await revenueOf(ada)).toMatchObject([{ value: 2300, mark: 'G', date: '2026-03-02', proposedAt }])
  // What is done by hand says nothing of an assistant.
  await ada.call(shareFile, { body: { of: 'day-one-numbers' } })
  expect((await sharesOf(ada)).map(({ proposedAt }) => proposedAt)).toEqual([proposedAt, undefined])
})

onOneEngine('a confirmed outcome is filed with its pages, and the coach is told', async () => {
  const { coach, ada } = await coached(world)
  await fillEvidence(world, ada, 'first-paying-customer')
  await confirm(ada, await cardFor(ada, 'I got my first paying customer'))
  const { outcomes } = (await ada.call(listOutcomes)).body
  expect(outcomes.find(({ id }) => id === 'first-paying-customer')).toMatchObject({ state: 'filed', proposedAt })
  expect((await sharesOf(ada)).map(({ of }) => of).sort()).toEqual(['asks-log', 'first-funnel'])
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toContain(coach.email)
})

test('a number that stands on a page is corrected there too, and the card said so', async () => {
  const { ada } = await coached(world)
  const params = { pageId: 'day-one-numbers' }
  const body = { field: 'numbers.day_1.revenue', value: 1800, version: 0, mark: 'C' as const }
  expect((await ada.call(saveAnswers, { params, body } as never)).status).toBe(200)
  await ada.call(shareFile, { body: { of: 'day-one-numbers' } })
  const card = await cardFor(ada, 'my revenue today was 2,300')
  expect(card).toMatchObject({
    changes: [
      { what: 'Revenue, Mar 2, 2026', before: '$1,800 (counted)', after: '$2,300 (counted)' },
      { what: 'The same number on “The ten numbers”', before: '$1,800 (counted)', after: '$2,300 (counted)' },
    ],
    seenBy: 'Cora Lindqvist sees it, because you share it.',
  })
  expect(await writtenBy(world, () => confirm(ada, card))).toEqual(['fileAnswers', 'fileNumbers', 'filePages'])
})

test('of many confirmations at once one does it, and all are told the same', async () => {
  const { ada } = await coached(world)
  const card = await cardFor(ada, promising)
  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(ada, card)))
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(4).fill([200, 'confirmed']))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await promisesOf(ada)).toHaveLength(1)
  const number = await cardFor(ada, 'my revenue was 700')
  await Promise.all([confirm(ada, number), confirm(ada, number), dismiss(ada, number)])
  const points = await revenueOf(ada)
  expect(points.length).toBeLessThanOrEqual(1)
  expect(points.flatMap(({ corrected }) => corrected)).toEqual([])
})

test('what fails halfway is not done at all, and can be confirmed again', async () => {
  const { ada } = await coached(world)
  const card = await cardFor(ada, promising)
  const { promise } = world.services.assistant.proposals
  const broken: typeof promise = {
    ...promise,
    carryOut: async (...given) => {
      await promise.carryOut(...given)
      throw new Error('the process ends here')
    },
  }
  Object.assign(world.services.assistant, { proposals: { ...world.services.assistant.proposals, promise: broken } })
  expect((await confirm(ada, card)).status).toBe(500)
  Object.assign(world.services.assistant, { proposals: { ...world.services.assistant.proposals, promise } })
  expect(await promisesOf(ada)).toEqual([])
  expect((await confirm(ada, card)).body.state).toBe('confirmed')
  expect(await promisesOf(ada)).toHaveLength(1)
})

onOneEngine('somebody else’s proposal, a coach’s of their client’s included, is not found', async () => {
  const { coach, ada } = await coached(world)
  const card = await cardFor(ada, promising)
  const stranger = await world.member({ tier: 'elite' })
  for (const person of [coach, stranger])
    for (const decide of [confirm, dismiss]) {
      const { status, body } = await decide(person, card)
      expect([status, body.code]).toEqual([404, 'proposals.notFound'])
    }
  expect((await confirm(ada, { id: 'none' })).status).toBe(404)
  expect(await promisesOf(ada)).toEqual([])
})

onOneEngine('dismissed stays dismissed, and what is confirmed can’t be dismissed', async () => {
  const { ada } = await coached(world)
  const [first, second] = [await cardFor(ada, promising), await cardFor(ada, 'I promise to write ten notes by Friday')]
  expect(await writtenBy(world, () => dismiss(ada, first))).toEqual([])
  expect((await dismiss(ada, first)).body.state).toBe('dismissed')
  expect((await confirm(ada, first)).body.code).toBe('proposals.dismissed')
  await confirm(ada, second)
  expect((await dismiss(ada, second)).body.code).toBe('proposals.confirmed')
  expect(await promisesOf(ada)).toHaveLength(1)
})

onOneEngine('what the feature refuses is refused in its words, and the card stays open', async () => {
  const { coach, ada } = await coached(world)
  const card = await cardFor(ada, promising)
  const make = (n: number) =>
    coach.call(makePromise, {
      params: { clientId: ada.id },
      body: { sendId: randomUUID(), owner: 'coach', text: `Number ${n}`, dueOn: '2026-03-20' },
    })
  for (let n = 0; n < promiseLimits.open; n += 1) expect((await make(n)).status).toBe(200)
  const { status, body } = await confirm(ada, card)
  expect([status, body.code, body.message]).toEqual([
    409,
    'proposals.notPossible',
    'There are 50 open promises. Settle one first.',
  ])
  const messages = await world.db.selectFrom('proposals').select('state').where('id', '=', card.id).execute()
  expect(messages).toEqual([{ state: 'proposed' }])
})

onOneEngine('with its conversation a proposal goes, and what was confirmed stays', async () => {
  const { ada } = await coached(world)
  const say = talkTo(ada)
  const { conversationId, proposals } = await say(promising)
  const [open] = (await say('share my runway page with my coach')).proposals
  await confirm(ada, proposals[0]!)
  await ada.call(deleteConversation, { params: { conversationId } })
  expect((await confirm(ada, open!)).status).toBe(404)
  expect(await promisesOf(ada)).toMatchObject([{ proposedAt }])
  expect(await sharesOf(ada)).toEqual([])
})
