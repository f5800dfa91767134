import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { erasePage, getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { coachAccessRevoked } from '#features/identity/identity.events.ts'
import { publish, transaction } from '#platform/server/context.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import * as file from '../../client-file/client-file.contract.ts'
import { leaveCoach } from '../../my-coach/my-coach.contract.ts'
import * as sharing from '../sharing.contract.ts'
import { handOverShares } from './hand-over-shares.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const [page, other, module] = ['day-one-numbers', 'terms-and-guarantee', 'foundation-01-founder-baseline']

const save = (member: TestMember, pageId: string, field: string, value: unknown) =>
  member.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } } as never)

async function pair() {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await save(ada, page, 'worry', 'Only 5 people asked.')
  await save(ada, page, 'numbers.day_1.cash', 5200)
  await save(ada, other, 'elsewhere', 'in my books')
  return { coach, ada }
}
const share = (member: TestMember, of: string) => member.call(sharing.shareFile, { body: { of } })
const sharesOf = async (member: TestMember) => (await member.call(sharing.listShares)).body
const fileOf = (coach: TestMember, { id }: TestMember) => coach.call(file.getClientFile, { params: { clientId: id } })
const read = (coach: TestMember, { id }: TestMember, pageId = page) =>
  coach.call(file.getClientPage, { params: { clientId: id, pageId } })

test('without a share the coach is told of no page, and the page is a 404', async () => {
  const { coach, ada } = await pair()
  expect((await fileOf(coach, ada)).body).toMatchObject({ shares: [], pages: [], numbers: [] })
  const refused = await read(coach, ada)
  expect([refused.status, refused.body.code]).toEqual([404, 'coaching.notShared'])
})

test('a shared page is read as it is, dated, until it is taken back', async () => {
  const { coach, ada } = await pair()
  const shared = (await share(ada, page)).body
  expect(shared).toMatchObject({ of: page, title: 'The ten numbers', sharedAt: '2026-03-02T12:00:00.000Z' })
  expect(await sharesOf(ada)).toMatchObject({ coach: { id: coach.id, name: 'Cora Okafor' }, shares: [shared] })
  expect((await fileOf(coach, ada)).body.pages.map(({ id, isUnread }) => [id, isUnread])).toEqual([[page, true]])
  expect((await read(coach, ada)).body.filled.answers.worry?.value).toBe('Only 5 people asked.')
  expect((await read(coach, ada, other)).status).toBe(404)
  expect((await read(await world.member({ role: 'coach' }), ada)).body.code).toBe('coaching.clientNotFound')

  await ada.call(sharing.stopSharing, { params: { id: shared.id } })
  expect((await read(coach, ada)).status).toBe(404)
  expect((await sharesOf(ada)).shares).toEqual([])
  expect((await ada.call(sharing.stopSharing, { params: { id: shared.id } })).status).toBe(200)
})

test('a module shares its pages, everything also those that are begun later', async () => {
  const { coach, ada } = await pair()
  await share(ada, module)
  expect((await fileOf(coach, ada)).body.pages.map(({ id }) => id)).toEqual([page])
  await share(ada, 'all')
  expect((await fileOf(coach, ada)).body.pages.map(({ id }) => id)).toEqual([page, other])
  await save(ada, 'runway-sheet', 'elsewhere', 'in my books')
  expect((await fileOf(coach, ada)).body.pages.map(({ id }) => id)).toContain('runway-sheet')
})

test('only what there is can be shared, and only with a coach', async () => {
  const { ada } = await pair()
  expect((await share(ada, 'no-such-page')).body.code).toBe('coaching.notShareable')
  expect((await share(await world.member(), page)).body.code).toBe('coaching.noCoach')
})

test('two tabs share the same page once, and nobody takes back what is someone else’s', async () => {
  const { coach, ada } = await pair()
  const both = await Promise.all([share(ada, page), share(ada, page)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  const other = await world.member()
  for (const one of [other, coach]) await one.call(sharing.stopSharing, { params: { id: both[0]?.body.id ?? '' } })
  expect((await sharesOf(ada)).shares).toHaveLength(1)
})

test('what a shared page carries over from one that isn’t shared is left out, with all that follows from it', async () => {
  const { coach, ada } = await pair()
  await share(ada, other)
  const alone = (await read(coach, ada, other)).body
  expect([alone.hidden, alone.filled.carried]).toEqual([1, {}])
  expect(JSON.stringify(alone)).not.toContain('5200')
  await share(ada, page)
  const both = (await read(coach, ada, other)).body
  expect([both.hidden, both.filled.carried.cash?.value]).toEqual([0, 5200])
})

test('a row that was removed from a shared page is no part of what the coach gets', async () => {
  const { coach, ada } = await pair()
  const table = world.services.worksheets.pages.flatMap(({ id, places }) =>
    places
      .filter(({ kind, column, row, formula }) => kind === 'short text' && column && !row && !formula)
      .map((place) => ({ id, table: place.block, column: place.column })),
  )[0]
  if (!table) throw new Error('no page has a table that grows')
  const cell = (row: string) => `${table.table}.${row}.${table.column}`
  await save(ada, table.id, cell('row0001'), 'stays')
  await save(ada, table.id, cell('row0002'), 'removed')
  const { version } = (await ada.call(getPage, { params: { pageId: table.id } })).body.answers[table.table] ?? {
    version: 0,
  }
  await ada.call(saveAnswers, {
    params: { pageId: table.id },
    body: { field: table.table, value: { order: ['row0001'] }, version },
  })
  await share(ada, table.id)
  const text = JSON.stringify((await read(coach, ada, table.id)).body.filled.answers)
  expect([text.includes('stays'), text.includes('removed')]).toEqual([true, false])
})

const endings: Record<string, (coach: TestMember, ada: TestMember) => Promise<unknown>> = {
  'the client leaves': (_, ada) => ada.call(leaveCoach),
  'the coach ends it': (coach, ada) => coach.call(endCoaching, { params: { clientId: ada.id } }),
  'the coach’s access is taken back': (coach) =>
    transaction(world.services, (ctx) => publish(ctx, coachAccessRevoked({ memberId: coach.id }))),
}

test.each(Object.keys(endings))('sharing ends when %s, and the next coach sees none of it', async (ending) => {
  const { coach, ada } = await pair()
  await share(ada, 'all')
  await endings[ending]?.(coach, ada)
  expect((await read(coach, ada)).body.code).toBe('coaching.clientNotFound')
  expect(await sharesOf(ada)).toEqual({ coach: null, shares: [], comments: [] })
  const next = await world.member({ role: 'coach' })
  await next.call(assignClient, { body: { clientId: ada.id } })
  expect((await fileOf(next, ada)).body.pages).toEqual([])
  expect((await sharesOf(ada)).shares).toEqual([])
})

test('shares of a client who is handed over count under the coaching that follows', async () => {
  const { coach, ada } = await pair()
  await share(ada, page)
  const idOf = async () =>
    (await world.db.selectFrom('coachClients').select('id').where('liveClientId', '=', ada.id).executeTakeFirst())?.id
  const from = await idOf()
  await coach.call(endCoaching, { params: { clientId: ada.id } })
  const next = await world.member({ role: 'coach' })
  await next.call(assignClient, { body: { clientId: ada.id } })
  await handOverShares(world.services, { from: from ?? '', to: (await idOf()) ?? '' })
  expect((await read(next, ada)).status).toBe(200)
  expect((await read(coach, ada)).status).toBe(404)
})

test('erasing a page ends its share, and either one’s account takes along what was shared', async () => {
  const { coach, ada } = await pair()
  await share(ada, page)
  await share(ada, 'all')
  await ada.call(erasePage, { params: { pageId: page } })
  expect((await sharesOf(ada)).shares.map(({ of }) => of)).toEqual(['all'])
  await coach.call(deleteAccount, { body: {} })
  expect(await sharesOf(ada)).toMatchObject({ coach: null, shares: [] })
  expect(await world.db.selectFrom('fileShares').select('id').where('memberId', '=', ada.id).execute()).toEqual([])
})

test('numbers are shared as far as the pages that they were written on', async () => {
  const { coach, ada } = await pair()
  await share(ada, page)
  const { numbers } = (await fileOf(coach, ada)).body
  expect(numbers.map(({ key, points }) => [key, points.map(({ value }) => value)])).toEqual([['cash', [5200]]])
})

test('a look is noted as of when the page was read, and what is written later is new again', async () => {
  const { coach, ada } = await pair()
  await share(ada, page)
  const params = { clientId: ada.id, pageId: page }
  const { filled, readAt, lookedAt } = (await read(coach, ada)).body
  expect(lookedAt).toBeNull()
  await coach.call(file.noteLook, { params, body: { version: filled.version, readAt } })
  expect((await fileOf(coach, ada)).body.pages[0]?.isUnread).toBe(false)
  // Another tab that is slow takes nothing back.
  await coach.call(file.noteLook, { params, body: { version: 1, readAt: '2026-03-01T12:00:00.000Z' } })
  expect((await fileOf(coach, ada)).body.pages[0]?.isUnread).toBe(false)
  await save(ada, page, 'gap', 'Revenue, because of one client.')
  expect((await fileOf(coach, ada)).body.pages[0]?.isUnread).toBe(true)
  expect((await read(coach, ada)).body.lookedAt).toBe(readAt)
})
