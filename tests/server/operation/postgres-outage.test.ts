import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openMigratedDatabase } from '#app/server/open-migrated-database.ts'
import { createLog } from '#platform/server/log.ts'
import { asAdmin } from '#tests/peers/postgres-admin.ts'
import { startPostgres } from '#tests/peers/postgres-server.ts'
import { joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { inLongRun } from '#tests/world/long-run.ts'

/** A server of this file's own: it is stopped again and again. */
let postgres: Awaited<ReturnType<typeof startPostgres>>
let folder: string
const isPostgres = process.env.TEST_ENGINE === 'postgres'
beforeAll(async () => {
  if (!isPostgres) return
  folder = mkdtempSync(join(tmpdir(), 'frontier-outage-'))
  postgres = await startPostgres()
  await asAdmin(postgres.url, 'create database outage')
})
afterAll(async () => {
  if (!isPostgres) return
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let running: Served | undefined
afterEach(() => running?.kill())

async function start(): Promise<Served> {
  running = await serveProcess(folder, { DATABASE_URL: `${postgres.url}outage`, STOP_WITHIN: '20' })
  return running
}

function emailsSent(): number {
  const outbox = join(folder, 'outbox')
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0
}

type Outage = readonly [mode: 'fast' | 'immediate', awayMs: number]
const two: Outage[] = [
  ['fast', 700],
  ['immediate', 700],
]
const four: Outage[] = [...two, ['fast', 700], ['immediate', 60_000]]
const outages: readonly Outage[] = inLongRun(two, four)

/** Calls without a pause, until told to end; answers each status that was seen. */
function callAway({ url }: Served, cookie: string) {
  const seen = new Set<number>()
  let going = true
  const one = async (path: string) => {
    while (going) {
      const answer = await fetch(url + path, { headers: { cookie }, signal: AbortSignal.timeout(45_000) })
      await answer.arrayBuffer()
      seen.add(answer.status)
    }
  }
  const paths = ['/api/auth/user', '/api/modules', '/api/gamification/profile', '/api/pulse']
  // Where the process ends meanwhile, whoever called is told by a connection that breaks.
  const done = Promise.allSettled(paths.map(one))
  return {
    end: async () => {
      going = false
      await done
      return seen
    },
  }
}

async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; !(await what()); attempt += 1) {
    if (attempt === 300) throw new Error('It never came to pass')
    await wait(100)
  }
}

test.runIf(isPostgres)(
  'a database that goes away and comes back, again and again, leaves calls and jobs going, and a process that can be ended',
  async () => {
    const served = await start()
    const ada = await joinOver(served.url, 'ada@members.example')
    await until(() => emailsSent() > 0)
    for (const [mode, awayMs] of outages) {
      const before = emailsSent()
      const calls = callAway(served, ada.cookie)
      await wait(300)
      postgres.halt(mode)
      await wait(awayMs)
      await postgres.start()
      await until(async () => (await fetch(`${served.url}/readyz`)).ok)
      const seen = await calls.end()
      // What the log says of anything else is worth reading.
      const others = [...seen].filter((status) => ![200, 204, 503].includes(status))
      expect([others, others.length > 0 ? served.output() : '']).toEqual([[], ''])
      await joinOver(served.url, `${mode}-${before}@members.example`)
      await until(() => emailsSent() > before)
    }
    expect(await served.stop()).toBe(0)
  },
  180_000,
)

test.runIf(isPostgres)(
  'while it is away people read a page with the request id, calls answer 503 with a time to come back, and SIGTERM ends the process',
  async () => {
    const served = await start()
    const ada = await joinOver(served.url, 'bea@members.example')
    const calls = callAway(served, ada.cookie)
    postgres.halt('immediate')
    await wait(300)
    try {
      const page = await fetch(`${served.url}/settings`, { headers: { cookie: ada.cookie, accept: 'text/html' } })
      const html = await page.text()
      expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ])
      expect(html).toContain(page.headers.get('x-request-id'))
      for (const [path, method] of [
        ['/api/modules', 'GET'],
        ['/api/auth/user', 'GET'],
        ['/api/auth/sign-in/email', 'POST'],
        ['/api/gratitude', 'POST'],
      ] as const) {
        const body =
          method === 'POST' ? JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(9), text: 'x' }) : null
        const headers = { cookie: ada.cookie, 'content-type': 'application/json' }
        const call = await fetch(served.url + path, { method, headers, body })
        expect([path, call.status, call.headers.get('retry-after')]).toEqual([path, 503, '5'])
        expect(((await call.json()) as { code: string }).code).toBe('request.unavailable')
      }
      const ready = await fetch(`${served.url}/readyz`)
      expect(ready.status).toBe(503)
      const ended = served.stop()
      expect(await Promise.race([ended, wait(25_000, 'still there')])).toBe(0)
      await calls.end()
      // What a start opens first; that its sentence ends a process is in `operate.test.ts`.
      const config = readConfig({ DATABASE_URL: `${postgres.url}outage`, DATA_DIR: folder })
      await expect(openMigratedDatabase(config, createLog('silent'))).rejects.toThrow(
        /PostgreSQL at 127\.0\.0\.1:\d+\/outage can't be reached: .*DATABASE_URL/,
      )
    } finally {
      await postgres.start()
    }
  },
  120_000,
)
