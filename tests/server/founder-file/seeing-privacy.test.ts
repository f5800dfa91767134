import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { addFact } from '#features/assistant/memory/memory.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { writeToClient, writeToCoach } from '#features/coaching/messages/messages.contract.ts'
import { recordMilestone } from '#features/coaching/milestones/milestones.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { keepRunning } from '#features/journey/running/running.contract.ts'
import { endSeeing, startSeeing } from '#features/operator/seeing/seeing.contract.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { holdTalks } from '#tests/world/coaching/hold-talks.ts'
import { shareWork } from '#tests/world/coaching/share-work.ts'
import { everything } from '#tests/world/founder-file.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { type MarkedFile, markedFile, markedWord, marksIn } from '#tests/world/marked-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { addressesOf, filledBody, type Marked, textsOf } from './marked-calls.ts'
import { markedPages } from './marked-pages.ts'

let world: World
let file: MarkedFile
let marked: Marked
let seeing: Caller
let before: unknown
const word = `${markedWord}777end`

beforeAll(async () => {
  world = await newWorld()
  file = await markedFile(world, markedPages(world))
  const { ada } = file
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  await coach.call(assignClient, { body: { clientId: ada.id, notes: word } })
  await ada.call(writeToCoach, { body: { text: word } })
  await coach.call(writeToClient, { params: { clientId: ada.id }, body: { text: word } })
  await ada.send('POST', '/api/gratitude', { text: word })
  await shareWork(coach, ada, [word])
  await holdTalks(world, coach, ada, [word])
  await ada.call(keepRunning, {
    params: { subModuleId: 'foundation-02-run-interviews' },
    body: { unit: word, of: 10, backOn: null },
  })
  await ada.call(saveWorkHours, { body: { building: word, stage: 'business' } })
  await coach.call(recordMilestone, {
    body: { clientId: ada.id, milestoneType: 'custom', description: word, achievedAt: '2026-03-01' },
  })
  await ada.call(addFact, { body: { text: word } })
  const { conversationId } = (await ada.call(sendMessage, { body: { message: `Remember that ${word}` } })).body
  marked = { world, file, conversationId }
  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  const started = await owner.send('POST', startSeeing.path, {
    as: 'member',
    memberId: ada.id,
    reason: 'Asked for help',
  })
  const cookie = started.cookies.find(({ name }) => name.endsWith('seeing'))
  seeing = callerOver(world.app, `${owner.cookie}; ${cookie?.name}=${cookie?.value}`)
  before = await stored()
}, 300_000)
afterAll(() => world.close())

/** Everything that the database holds, but for how often someone called. */
async function stored(): Promise<unknown> {
  const tables = await world.db.introspection.getTables()
  const all: Record<string, unknown> = { file: await everything(world, file.ada) }
  for (const { name } of tables.filter(({ name }) => name !== 'attempts'))
    all[name] = (
      await world.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
    ).map((row) => JSON.stringify(row))
  return all
}

test('the member reads their own words and those about them, so that a mark would be found', async () => {
  for (const path of [
    '/api/messages',
    '/api/gratitude',
    '/api/founder-file/numbers',
    '/api/chat/conversations',
    '/api/chat/memory',
    '/api/my-coach/sessions',
    '/api/founder-file/pages/day-one-numbers/comments',
    '/api/pace/work-hours',
    '/api/running',
  ])
    expect([path, marksIn(textsOf(await file.ada.send('GET', path))).length > 0]).toEqual([path, true])
})

test('an operator who sees the site as a member reads none of what they wrote, and no read fails', {
  timeout: 300_000,
}, async () => {
  const leaks: string[] = []
  const failures: string[] = []
  let answered = 0
  for (const { endpoint } of routes.filter(({ endpoint: { method } }) => method === 'GET'))
    for (const url of addressesOf(marked, endpoint, inLongRun(3, 1))) {
      const answer = await seeing.send('GET', url)
      if (answer.statusCode === 200) answered += 1
      if (answer.statusCode >= 500) failures.push(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
      const found = marksIn(textsOf(answer))
      if (found.length > 0) leaks.push(`${url}: ${found.slice(0, 3)}`)
    }
  expect([leaks, failures]).toEqual([[], []])
  expect(answered).toBeGreaterThan(100)
  const page = await seeing.send('GET', `/api/founder-file/pages/${file.pages[0]?.id}`)
  expect(page.body).toContain('•••••')
})

test('no read leaves a trace', async () => {
  expect(await stored()).toEqual(before)
})

/** Each write with a body that names what is the member's, and with an empty one. */
const writes = () =>
  routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method !== 'GET' && path !== endSeeing.path)
    .flatMap((endpoint) => {
      const bodies = [endpoint.body ? filledBody(marked, endpoint.body) : undefined, {}]
      return addressesOf(marked, endpoint).flatMap((url) => bodies.map((body) => ({ ...endpoint, url, body })))
    })

test('every write is refused, whatever it is, with one clear answer', { timeout: 300_000 }, async () => {
  const others: string[] = []
  for (const { method, url, body } of writes()) {
    const answer = await seeing.send(method, url, body)
    const isRefused = answer.statusCode === 403 && answer.json().code === 'seeing.readOnly'
    if (!isRefused) others.push(`${method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 100)}`)
  }
  expect(others).toEqual([])
  expect(await stored()).toEqual(before)
})
