import { readdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { copiedPostgres } from '#tests/peers/copied-postgres.ts'
import { type House, startHouse } from '#tests/peers/house.ts'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { startPacedModel } from '#tests/peers/paced-model.ts'
import { joinOver } from '#tests/peers/process.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { countOf, startLoad } from './load.ts'
import { makeNextVersion } from './next-version.ts'

let house: House
let mail: Awaited<ReturnType<typeof startMailServer>>
let model: Awaited<ReturnType<typeof startPacedModel>>
beforeAll(async () => {
  mail = await startMailServer()
  model = await startPacedModel()
  house = await startHouse(3, {
    DATABASE_URL: await copiedPostgres(),
    RATE_LIMITS: 'on',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@frontier.example',
    ...model.settings,
  })
})
// What a server logs as an error is the first thing to read when a test fails here.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const { output } of house.servers) console.error(output())
})
afterAll(async () => {
  await house.close()
  await model.close()
  await mail.close()
})

const urls = () => house.servers.map(({ url }) => url)

test('who signed in at one server is signed in at all of them, and signed out everywhere at once', async () => {
  const ada = await joinOver(urls()[0] ?? '', 'ada@members.example')
  const headers = { cookie: ada.cookie }
  const statuses = () =>
    Promise.all(urls().map(async (url) => (await fetch(`${url}/api/auth/user`, { headers })).status))
  expect(await statuses()).toEqual([200, 200, 200])
  const out = await fetch(`${urls()[1]}/api/auth/sign-out`, { method: 'POST', headers })
  expect([out.status, await statuses()]).toEqual([200, [401, 401, 401]])
})

test('by turns, without sticky sessions, a member reads on each server what they wrote on another', async () => {
  const ben = await joinOver(house.url, 'ben@members.example')
  const before = house.asked()
  for (let n = 1; n <= 12; n += 1) {
    const text = `Thing ${n}`
    expect((await ben.post('/api/gratitude', { text })).status).toBe(200)
    expect(await ben.get('/api/gratitude')).toMatchObject({ text })
  }
  expect(house.asked().map((count, index) => count - (before[index] ?? 0))).toEqual([8, 8, 8])
})

test('guesses at a password are counted together, and so are the calls of a member', async () => {
  await joinOver(house.url, 'cleo@members.example')
  const guess = async (url: string) => {
    const body = JSON.stringify({ email: 'cleo@members.example', password: 'not the password' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status
  }
  const guesses: number[] = []
  for (let n = 0; n < 7; n += 1) guesses.push(await guess(house.url))
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429])

  const dora = await joinOver(house.url, 'dora@members.example')
  const statuses: number[] = []
  // Three times the limit: it is reached, whether or not a minute ends meanwhile.
  for (let n = 0; n < 90 && !statuses.includes(429); n += 1) {
    // An empty one is refused for that, but counted first.
    const some = Array.from({ length: 10 }, () => dora.post('/api/gratitude', {}))
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(2 * 330)
}, 60_000)

test('a photo that one server took is served by all', async () => {
  const emil = await joinOver(house.url, 'emil@members.example')
  const photo = await Transformer.fromRgbaPixels(Buffer.alloc(64 * 64 * 4, 200), 64, 64).png()
  const headers = { cookie: emil.cookie, 'content-type': 'image/png' }
  const saved = await fetch(`${urls()[0]}/api/settings/photo`, { method: 'POST', headers, body: new Uint8Array(photo) })
  const { profileImageUrl } = (await saved.json()) as { profileImageUrl: string }
  const served = await Promise.all(
    urls().map(async (url) => Buffer.from(await (await fetch(url + profileImageUrl)).arrayBuffer()).toString('base64')),
  )
  expect(served[0]?.length).toBeGreaterThan(50)
  expect(new Set(served).size).toBe(1)
})

test('an answer that one server writes is followed on another from its first word, and stopped from there', async () => {
  const [first = '', second = '', third = ''] = urls()
  const fay = await joinOver(first, 'fay@members.example')
  const headers = { cookie: fay.cookie, 'content-type': 'application/json', accept: 'text/event-stream' }
  const ask = (message: string) =>
    fetch(`${first}/api/chat/message`, { method: 'POST', headers, body: JSON.stringify({ message }) })
  const at = async (url: string, id: string) =>
    fetch(`${url}/api/chat/conversations/${id}/stream`, { headers: { cookie: fay.cookie } })
  const newest = async () => ((await fay.get('/api/chat/conversations')) as { id: string }[])[0]?.id ?? ''

  const asked = ask('How do I price?')
  await model.say('Count your ')
  const reloaded = await at(second, await newest())
  expect(reloaded.status).toBe(200)
  await model.say('costs first.')
  await model.end()
  const told = await reloaded.text()
  expect(told).toContain('event: done')
  expect([...told.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('')).toBe('Count your costs first.')
  expect(await (await asked).text()).toContain('event: done')

  const again = ask('And then?')
  await model.say('Then you ')
  const id = await newest()
  const stopped = await fetch(`${third}/api/chat/conversations/${id}/stop`, { method: 'POST', headers })
  expect(stopped.status).toBe(200)
  expect(await (await again).text()).toContain('"status":"stopped"')
  await model.end()
})

test('three workers send each email once', async () => {
  const people = inLongRun(12, 150)
  const before = mail.received.length
  const emails = Array.from({ length: people }, (_, n) => `many-${n}@members.example`)
  for (let n = 0; n < people; n += 6)
    await Promise.all(emails.slice(n, n + 6).map((email) => joinOver(house.url, email)))
  await expect.poll(() => mail.received.length - before, { timeout: 30_000 }).toBeGreaterThanOrEqual(people)
  await expect
    .poll(() => new Set(mail.received.flatMap(({ to }) => to)).size, { timeout: 30_000 })
    .toBeGreaterThan(people)
  const toMany = mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('many-'))
  expect(toMany.sort()).toEqual([...emails].sort())
})

test('nothing is in the folder of a server but the secret, which is the same for all, and a copy of the content', () => {
  const found = house.folders.map((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => !path.startsWith('served-content'))
      .sort(),
  )
  expect(found).toEqual(Array(3).fill(['secrets', 'secrets/auth']))
})

test('servers are replaced by the next version, one after the other, on empty folders, and no request is lost', async () => {
  const next = makeNextVersion(house.folder)
  const load = await startLoad(house.url, 'rolling', { people: 4, pausedMs: inLongRun(250, 100) })
  const hal = await joinOver(urls()[0] ?? '', 'hal@members.example')
  const asked = hal.post('/api/chat/message', { message: 'How do I price?' })
  await model.say('Count your ')
  const finishing = wait(2000).then(() => model.say('costs first.').then(model.end))
  // In the short run two stay, and serve beside the new one.
  for (const index of inLongRun([0], [0, 1, 2])) {
    expect(await house.server(index).stop()).toBe(0)
    rmSync(house.folders[index] ?? '', { recursive: true })
    await house.restart(index, next)
    const gus = await joinOver(house.url, `gus-${index}@members.example`)
    expect((await gus.post('/api/gratitude', { text: 'Coffee' })).status).toBe(200)
  }
  await finishing
  // Written to its end by the server that was stopped meanwhile.
  expect(await (await asked).json()).toMatchObject({ message: { content: 'Count your costs first.', status: 'done' } })
  const { written, kept } = await load.end()
  expect(countOf(load.answered, ({ status }) => status === 200)).toEqual({})
  expect(kept).toEqual(written.map((one) => expect.objectContaining(one)))
  expect(load.answered.length).toBeGreaterThan(100)
  expect(house.asked().every((count) => count > 100)).toBe(true)
}, 120_000)
