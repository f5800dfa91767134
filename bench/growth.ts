import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { serveProcess } from '../tests/peers/process.ts'
import { completionTimes } from './completions.ts'

const secret = 'a secret of the bench that is long enough'
const asked = 300
const reads = ['/api/auth/user', '/api/progress', '/api/gamification/profile', '/api/modules', '/api/dashboard']

/** The 99th percentile of hot reads and of completion with few members and with many, as ratios. */
export async function measureGrowth(few: number, many: number): Promise<void> {
  const before = await measureWith(few)
  const after = await measureWith(many)
  for (const [name, ms] of Object.entries(after)) {
    const ratio = (ms / (before[name] ?? ms)).toFixed(2)
    process.stdout.write(
      `${name.padEnd(44)} p99 ${before[name]?.toFixed(1)} ms of ${few}, ${ms.toFixed(1)} ms of ${many}: ${ratio}\n`,
    )
  }
}

async function measureWith(members: number): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-growth-'))
  try {
    await (await serveProcess(dataDir, { AUTH_SECRET: secret })).stop()
    fill(join(dataDir, 'frontier.sqlite'), members)
    const served = await serveProcess(dataDir, { AUTH_SECRET: secret })
    const some = Array.from({ length: asked }, (_, n) => cookieOf(Math.floor((n * members) / asked)))
    const times: Record<string, number> = {}
    for (const path of reads) times[path] = await p99(served.url + path, some)
    const lessons = loadProgram(contentReader('content'))
      .modules.filter(({ phase }) => phase === 'foundation')
      .flatMap(({ core }) => core)
      .slice(6, 16)
    const taken = (await completionTimes(served.url, some, lessons)).sort((a, b) => a - b)
    times['completion of a sub-module'] = taken[Math.floor(taken.length * 0.99)] ?? 0
    await served.stop()
    return times
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function p99(url: string, cookies: readonly string[]): Promise<number> {
  const requests = cookies.map((cookie) => ({ headers: { cookie } }))
  await autocannon({ url, connections: 8, duration: 1, requests })
  return (await autocannon({ url, connections: 8, duration: 4, requests })).latency.p99
}

const tokenOf = (n: number) => `token-of-member-${n}`

function cookieOf(n: number): string {
  const signature = createHmac('sha256', secret).update(tokenOf(n)).digest('base64')
  return `frontier180.session_token=${encodeURIComponent(`${tokenOf(n)}.${signature}`)}`
}

/** Members who are on their way: each with a session, five completions and what these paid. */
function fill(file: string, members: number): void {
  const db = new DatabaseSync(file)
  const now = `'${new Date().toISOString()}'`
  const lessons = loadProgram(contentReader('content')).modules[0]?.core.slice(0, 5) ?? []
  const each = `with recursive people(n) as (select 0 union all select n + 1 from people where n + 1 < ${members})`
  const id = `printf('01990000-0000-7000-8000-%012d', (n * 7919) % 1000000007)`
  db.exec(`
    pragma synchronous = off; begin;
    ${each} insert into users (id, name, email, createdAt, updatedAt, firstName, lastName, enrolledOn)
      select ${id}, 'Ada Okafor', 'm' || n || '@bench.example', ${now}, ${now}, 'Ada', 'Okafor', date() from people;
    ${each} insert into sessions (id, token, userId, expiresAt, createdAt, updatedAt)
      select 's' || n, 'token-of-member-' || n, ${id}, '2999-01-01T00:00:00.000Z', ${now}, ${now} from people;
    ${each} insert into standings (memberId, points, xp, proactivity) select ${id}, 250, 250, 0 from people;
    ${lessons
      .map(
        ({ id: lesson }, order) => `
    ${each} insert into completions (memberId, subModuleId, completedAt, completedOn, programDay)
      select ${id}, '${lesson}', ${now}, date(), 1 from people;
    ${each} insert into ledgerEntries (id, memberId, at, onDay, reason, cause, label, points, xp)
      select '0199-${order}-' || n, ${id}, ${now}, date(), 'sub-module.completed', '${lesson}', 'A lesson', 50, 50 from people;`,
      )
      .join('')}
    commit; analyze;`)
  db.close()
}
