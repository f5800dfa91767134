import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'

let dataDir: string
let served: Served
let metricsUrl: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-metrics-'))
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  const database = await migratedPlace(dataDir)
  served = await serveProcess(dataDir, { METRICS_PORT: String(port), ...database })
}, 60_000)
afterAll(async () => {
  await served.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const named = (path: string) => readFileSync(path, 'utf8').match(/\b(?:frontier|process|nodejs)_[a-z0-9_]+/g) ?? []

test.each(['dashboard.json', 'alerts.yaml'])(
  'monitoring/%s asks for nothing that a server does not tell',
  async (file) => {
    await fetch(`${served.url}/healthz`)
    const told = new Set((await figures()).match(/^[a-z_0-9]+|(?<=# TYPE )[a-z_0-9]+/gm))
    const asked = named(`monitoring/${file}`)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !told.has(name))).toEqual([])
  },
)

const figures = async () => (await fetch(metricsUrl)).text()

/** The values of one figure, by its labels. */
const valuesOf = (text: string, name: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )

test('figures have a door of their own: the one for people knows nothing of them', async () => {
  expect((await fetch(`${served.url}/metrics`)).status).toBe(404)
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404)
  expect((await fetch(metricsUrl)).headers.get('content-type')).toContain('text/plain')
})

test('requests, statements, work, mail, tokens, payments, memory and the event loop are told, and nothing of a person', async () => {
  const email = 'zebedee.quagmire@members.example'
  const zebedee = await joinOver(served.url, email)
  const { id } = (await zebedee.get('/api/auth/user')) as { id: string }
  await zebedee.post('/api/auth/sign-in/email', { email, password: 'wrong, and noticed' })
  await zebedee.get('/api/modules')
  await zebedee.get('/api/coach/clients/secret-client-1234')
  await zebedee.get(`/api/no-such-thing/${email}`)
  await fetch(`${served.url}/somewhere/${email}?q=private-words`)

  const text = await figures()
  const requests = valuesOf(text, 'frontier_http_request_seconds_count')
  expect(requests.get('{route="/api/modules",method="GET",status="200"}')).toBe(1)
  expect(requests.get('{route="page",method="GET",status="404"}')).toBeGreaterThan(1)
  expect(valuesOf(text, 'frontier_database_statement_seconds_count').get('{outcome="done"}')).toBeGreaterThan(5)
  expect(valuesOf(text, 'frontier_database_wait_seconds_count').get('')).toBeGreaterThan(0)
  expect([...valuesOf(text, 'frontier_jobs').keys()]).toContain('{lane="mail",state="dead"}')
  expect([...valuesOf(text, 'frontier_job_oldest_seconds').keys()]).toContain('{lane="short"}')
  expect([...valuesOf(text, 'frontier_emails_total').keys()]).toEqual(['{outcome="sent"}', '{outcome="failed"}'])
  expect(valuesOf(text, 'frontier_payment_events').get('{state="open"}')).toBe(0)
  for (const name of [
    'frontier_assistant_tokens_month',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(valuesOf(text, name).get(''), name).toBeGreaterThanOrEqual(0)
  expect(valuesOf(text, 'frontier_database_up').get('')).toBe(1)
  // No backup was made here, and an age of 0 would say that one had been.
  expect(valuesOf(text, 'frontier_backup_age_seconds').size).toBe(0)

  for (const word of ['zebedee', 'quagmire', 'members.example', '@', 'secret-client', 'private-words', 'somewhere'])
    expect(text.toLowerCase()).not.toContain(word)
  expect(text).not.toContain(id)
})
