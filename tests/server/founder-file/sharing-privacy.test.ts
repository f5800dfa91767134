import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient, endCoaching } from '#features/coaching/assignments/assignments.contract.ts'
import { commentOnPage } from '#features/coaching/comments/comments.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { listShares, shareFile, stopSharing } from '#features/coaching/sharing/sharing.contract.ts'
import { tenNumbers } from '#features/founder-file/numbers/number-text.ts'
import { listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { getPage } from '#features/founder-file/pages/pages.contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Caller } from '#tests/world/caller.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { type MarkedFile, markedFile, marksIn } from '#tests/world/marked-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { addressesOf, filledBody, type Marked, textsOf } from './marked-calls.ts'
import { markedPages, sharedModule } from './marked-pages.ts'

let world: World
let file: MarkedFile
let ada: TestMember
let coach: TestMember
let marked: Marked
const log: string[] = []
beforeAll(async () => {
  world = await newWorld({ logTo: (line) => log.push(line) })
  file = await markedFile(world, markedPages(world))
  ada = file.ada
  coach = await world.member({ role: 'coach', firstName: 'Cora' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const { conversationId } = (await ada.call(sendMessage, { body: { message: 'What does my file say?' } })).body
  marked = { world, file, conversationId }
}, 300_000)
afterAll(() => world.close())

const pageId = 'day-one-numbers'

/** What stands on some pages now, without what was displaced there; and the points of these pages, or all of them. */
async function marksOn(pageIds: readonly string[], isAll = false): Promise<Set<string>> {
  const texts: string[] = []
  for (const id of pageIds) {
    const { answers, computed } = (await ada.call(getPage, { params: { pageId: id } })).body
    texts.push(...Object.values(answers).map(({ value }) => JSON.stringify(value)), JSON.stringify(computed))
  }
  for (const { points } of (await ada.call(listNumbers)).body.numbers.slice(0, tenNumbers))
    for (const { pageId, value } of points)
      if (isAll || (pageId !== null && pageIds.includes(pageId))) texts.push(String(value))
  return new Set(marksIn(texts.join('\n')))
}

const pagesOf = (of: string) =>
  file.pages.filter(({ id, lessons }) => of === 'all' || id === of || moduleOf(lessons[0]) === of).map(({ id }) => id)
const moduleOf = (lesson = '') => world.services.program.subModuleById.get(lesson)?.moduleId

/** What some endpoints tell a caller, who asks for everything of the member’s that an address can name, or for every so manieth page. */
async function told(caller: Caller, isAsked: (endpoint: Endpoint) => boolean, every = 1): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { endpoint } of routes.filter(({ endpoint }) => isAsked(endpoint)))
    for (const url of addressesOf(marked, endpoint, every)) {
      const body = endpoint.body ? filledBody(marked, endpoint.body) : undefined
      for (const mark of marksIn(textsOf(await caller.send(endpoint.method, url, body)))) found.add(mark)
    }
  return found
}
/** Whoever signs out reads nothing any more. */
const reads = ({ method, path }: Endpoint) => method === 'GET' && path !== '/api/logout'
/** Whoever may read nothing is refused in one way for every page: in the short run every third is asked for. */
const toldNothing = (caller: Caller) => told(caller, reads, inLongRun(3, 1))
const share = async (of: string) => (await ada.call(shareFile, { body: { of } })).body.id

test.each([pageId, sharedModule, 'all'])(
  'shared: %s. The coach reads exactly that, and others nothing',
  {
    timeout: 300_000,
  },
  async (of) => {
    const id = await share(of)
    const allowed = await marksOn(pagesOf(of), of === 'all')
    expect(allowed.size).toBeGreaterThan(of === pageId ? 20 : 60)
    const found = await told(coach, reads)
    expect([...found].filter((mark) => !allowed.has(mark))).toEqual([])
    expect([...allowed].filter((mark) => !found.has(mark))).toEqual([])
    const isAsked = inLongRun(of === 'all', true)
    for (const other of [await world.member({ role: 'coach' }), await world.member({ tier: 'elite' }), world.stranger])
      if (isAsked) expect([...(await toldNothing(other))]).toEqual([])

    await ada.call(stopSharing, { params: { id } })
    if (isAsked) expect([...(await toldNothing(coach))], 'taken back').toEqual([])
  },
)

test('a write of the coach’s, or of anyone else’s, tells no more than what is shared', {
  timeout: 300_000,
}, async () => {
  const id = await share(pageId)
  const allowed = await marksOn([pageId])
  await coach.call(commentOnPage, { params: { clientId: ada.id, pageId }, body: { text: 'Looks right.' } })
  const { assignment, close } = await standIn()
  for (const endpoint of routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET')) {
    const asCoach = await assignment()
    const found = await told(asCoach, (one) => one === endpoint)
    expect(
      [...found].filter((mark) => !allowed.has(mark)),
      endpoint.path,
    ).toEqual([])
    const asMember = await world.member({ tier: 'elite' })
    expect([...(await told(asMember, (one) => one === endpoint))], endpoint.path).toEqual([])
  }
  await close()
  await ada.call(stopSharing, { params: { id } })
})

/** Another coach for each call, who has the coaching with all that is shared in it. */
async function standIn() {
  const give = (coachId: string) =>
    world.db
      .updateTable('coachClients')
      .set({ coachId, status: 'active', endedAt: null, endedBy: null, liveClientId: ada.id })
      .where('clientId', '=', ada.id)
      .execute()
  return {
    assignment: async () => {
      const next = await world.member({ role: 'coach' })
      await give(next.id)
      return next
    },
    close: () => give(coach.id),
  }
}

test('the next coach reads none of it, and the former one nothing more', { timeout: 300_000 }, async () => {
  await share('all')
  await coach.call(endCoaching, { params: { clientId: ada.id } })
  const next = await world.member({ role: 'coach' })
  await next.call(assignClient, { body: { clientId: ada.id } })
  expect((await ada.call(listShares)).body.shares).toEqual([])
  for (const one of [coach, next]) expect([...(await toldNothing(one))]).toEqual([])
  await ada.call(leaveCoach)
})

test('neither an email, nor a job, nor the log holds any of it', async () => {
  await world.runJobs()
  const jobs = await world.db.selectFrom('jobs').selectAll().execute()
  expect(world.emails.length).toBeGreaterThan(0)
  expect(marksIn([log.join('\n'), JSON.stringify(world.emails), JSON.stringify(jobs)].join('\n'))).toEqual([])
})

test('once the account is erased, nothing that was shared is left for the coach', { timeout: 300_000 }, async () => {
  const last = await world.member({ role: 'coach' })
  await last.call(assignClient, { body: { clientId: ada.id } })
  await share('all')
  expect((await told(last, reads)).size).toBeGreaterThan(60)
  await ada.call(deleteAccount, { body: {} })
  expect([...(await toldNothing(last))]).toEqual([])
  for (const table of ['fileShares', 'fileComments', 'fileLooks'] as const)
    expect(await world.db.selectFrom(table).selectAll().where('memberId', '=', ada.id).execute(), table).toEqual([])
})
