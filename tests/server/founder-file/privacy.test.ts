import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '#app/admin/words/commands.ts'
import { pages } from '#app/pages.ts'
import { routes } from '#app/server/routes.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { writeToCoach } from '#features/coaching/messages/messages.contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Caller } from '#tests/world/caller.ts'
import { everything } from '#tests/world/founder-file.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { type MarkedFile, markedCurrency, markedFile, markedWord, marksIn } from '#tests/world/marked-file.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { addressesOf, filledBody, type Marked, textsOf } from './marked-calls.ts'
import { markedPages, sharedModule } from './marked-pages.ts'

let world: World
let file: MarkedFile
let ada: TestMember
let coach: TestMember
let before: string[][]
let marked: Marked
const log: string[] = []
beforeAll(async () => {
  world = await newWorld({ logTo: (line) => log.push(line) })
  file = await markedFile(world, markedPages(world))
  ada = file.ada
  coach = await world.member({ role: 'coach', firstName: 'Cora' })
  await coach.call(assignClient, { body: { clientId: ada.id, notes: 'Sells soap.' } })
  await ada.call(writeToCoach, { body: { text: 'The sheets are filled in.' } })
  const { conversationId } = (await ada.call(sendMessage, { body: { message: 'What does my Founder file say?' } })).body
  marked = { world, file, conversationId }
  before = await everything(world, ada)
}, 300_000)
afterAll(() => world.close())

/** Who may see nothing of it, each time somebody new. */
const others: Record<string, () => Promise<Caller>> = {
  'the member’s coach': async () => {
    const caller = await world.member({ role: 'coach' })
    await world.db
      .updateTable('coachClients')
      .set({ coachId: caller.id, status: 'active', endedAt: null, endedBy: null, liveClientId: ada.id })
      .where('clientId', '=', ada.id)
      .execute()
    return caller
  },
  'another coach': () => world.member({ role: 'coach' }),
  'another member': () => world.member({ tier: 'elite' }),
  'a stranger': async () => world.stranger,
}

const leaks: string[] = []
async function ask(who: string, caller: Caller, method: Endpoint['method'], url: string, body?: unknown) {
  const answer = await caller.send(method, url, body)
  const found = marksIn(textsOf(answer))
  if (found.length > 0) leaks.push(`${who}: ${method} ${url} → ${answer.statusCode}, ${found.slice(0, 3)}`)
  return answer
}

test('the member reads back all of it, so that a mark would be found', async () => {
  const own = await Promise.all(
    [
      '',
      '/numbers',
      '/plan',
      '/export?format=json',
      '/export?format=xlsx',
      '/export?format=docx',
      `/search?q=${markedWord}`,
    ].map(async (path) => [path, marksIn(textsOf(await ada.send('GET', `/api/founder-file${path}`))).length] as const),
  )
  for (const [path, found] of own) expect(found, path).toBeGreaterThan(0)
  expect(new Set(marksIn((await ada.send('GET', '/api/founder-file/export?format=json')).body)).size).toBeGreaterThan(
    file.filled * 0.8,
  )
  expect(file.ids.displaced.length).toBeGreaterThan(100)
})

test.each(Object.keys(others))('%s reads none of it anywhere', { timeout: 300_000 }, async (who) => {
  const caller = (await others[who]?.()) ?? world.stranger
  // Whoever signs out reads nothing any more.
  for (const { endpoint } of routes.filter(
    ({ endpoint: { method, path } }) => method === 'GET' && path !== '/api/logout',
  ))
    for (const url of addressesOf(marked, endpoint, inLongRun(3, 1))) await ask(who, caller, 'GET', url)
  for (const format of ['json', 'xlsx', 'docx'])
    for (const part of ['all', sharedModule, 'day-one-numbers'])
      await ask(who, caller, 'GET', `/api/founder-file/export?format=${format}&of=${part}`)
  expect(leaks).toEqual([])
})

test.each(Object.keys(others))(
  '%s changes none of it, and is told nothing by trying',
  { timeout: 300_000 },
  async (who) => {
    let caller: Caller | undefined
    const send = async (method: Endpoint['method'], url: string, body?: unknown) => {
      caller ??= (await others[who]?.()) ?? world.stranger
      // Who was refused is as before; who was served may have signed out, or be gone.
      if ((await ask(who, caller, method, url, body)).statusCode < 400) caller = undefined
    }
    for (const { endpoint } of routes.filter(({ endpoint }) => endpoint.method !== 'GET'))
      for (const url of addressesOf(marked, endpoint)) {
        await send(endpoint.method, url, endpoint.body ? filledBody(marked, endpoint.body) : undefined)
        // A second time with nothing in it: what is refused is told otherwise.
        await send(endpoint.method, url, endpoint.body ? {} : undefined)
      }
    expect(leaks).toEqual([])
    expect(await everything(world, ada)).toEqual(before)
  },
)

test.each(Object.keys(others))('to %s another’s copies and displaced texts are not there', async (who) => {
  const caller = (await others[who]?.()) ?? world.stranger
  const at = '/api/founder-file/pages/day-one-numbers'
  const asked = [
    ['POST', `${at}/kept/${file.ids.snapshots[0]}/restore`, {}],
    ['DELETE', `${at}/displaced/${file.ids.displaced[0]}`, undefined],
  ] as const
  for (const [method, url, body] of asked)
    expect((await caller.send(method, url, body)).statusCode).toBe(who === 'a stranger' ? 401 : 404)
})

test('no page that is a document holds any of it, not even the member’s own', { timeout: 300_000 }, async () => {
  for (const [who, caller] of [
    ['the member', ada],
    ['the member’s coach', coach],
    ['a stranger', world.stranger],
  ] as const) {
    for (const { path } of pages)
      for (const url of addressesOf(marked, { path, method: 'GET' })) await ask(who, caller, 'GET', url)
    for (const id of file.pages.flatMap(({ lessons }) => lessons)) {
      const lesson = world.services.program.subModuleById.get(id)
      await ask(who, caller, 'GET', `/modules/${lesson?.moduleId}/submodules/${id}`)
    }
    for (const url of ['/metrics', '/api/openapi.json', '/robots.txt', '/sitemap.xml', '/service-worker.js'])
      await ask(who, caller, 'GET', url)
  }
  expect(leaks).toEqual([])
})

/** What operators type after a command's name. */
const typed: Record<string, readonly string[]> = {
  words: [markedWord],
  email: ['ada'],
  'email or id': ['nobody@members.example'],
  'email or all': ['nobody@members.example'],
  id: ['no-such-job'],
  plan: ['elite'],
  'last-day': ['2026-12-31'],
  reason: ['Won the draw'],
  folder: ['backup'],
}

/** Those that end in an error here: there is no such backup, person or job. */
const failing = ['backup verify', 'sessions end', 'members erase', 'jobs retry', 'jobs drop']

test('no command of an operator prints any of it', { timeout: 300_000 }, async () => {
  const failed: string[] = []
  const env = {
    DATA_DIR: world.dataDir,
    AUTH_SECRET: 'a secret of the tests that is long enough',
    ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}),
  }
  for (const { name, needs, beforeSecrets } of commands.filter(({ beforeSecrets }) => !beforeSecrets)) {
    expect(beforeSecrets).toBeUndefined()
    const words = needs.flatMap((need) => {
      const given = typed[need]
      if (!given) throw new Error(`${name}: say in typed what an operator types for <${need}>.`)
      if (need === 'folder') return [join(world.dataDir, 'backup')]
      return need === 'email' || need === 'words' ? [ada.email] : given
    })
    const lines = await runAdmin([...name.split(' '), ...words], env, world.services.log).catch((error) => {
      failed.push(name)
      return [String(error)]
    })
    expect(lines.join(''), name).not.toBe('')
    expect(marksIn(lines.join('\n')), name).toEqual([])
  }
  expect(failed).toEqual(failing)
})

test('neither the log, nor an email, nor a job holds any of it', async () => {
  world.setNow('2026-03-09T08:00:00Z')
  const jobs = await world.db.selectFrom('jobs').selectAll().execute()
  await world.runJobs()
  expect(jobs.length).toBeGreaterThan(0)
  expect(world.emails.length).toBeGreaterThan(0)
  expect(log.length).toBeGreaterThan(0)
  expect(marksIn(log.join('\n'))).toEqual([])
  expect(marksIn(JSON.stringify(world.emails))).toEqual([])
  expect(marksIn(JSON.stringify(jobs))).toEqual([])
  expect(log.join('\n')).not.toContain(markedCurrency)
})
