import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { serveProcess } from '../tests/peers/process.ts'
import { cookieOf, secret } from './mixed/people.ts'

type Lesson = { id: string; moduleId: string }

const connections = 64

/** Completions per second: many members at once, each walking through lessons not completed before; the first third warms up. */
export async function completionsPerSecond(
  url: string,
  cookies: readonly string[],
  lessons: readonly Lesson[],
): Promise<number> {
  const warm = Math.floor(lessons.length / 3)
  await completionTimes(url, cookies, lessons.slice(0, warm))
  const begun = performance.now()
  const times = await completionTimes(url, cookies, lessons.slice(warm))
  return times.length / ((performance.now() - begun) / 1000)
}

/** How long each completion took, in milliseconds. */
export async function completionTimes(
  url: string,
  cookies: readonly string[],
  lessons: readonly Lesson[],
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  // Neighbours in the list are different members, as in life.
  const work = lessons.flatMap((lesson) => cookies.map((cookie) => ({ cookie, lesson })))
  const times: number[] = []
  let next = 0
  const one = async () => {
    for (let item = work[next++]; item; item = work[next++]) {
      const begun = performance.now()
      await complete(url, agent, item.cookie, item.lesson)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return times
}

function complete(url: string, agent: http.Agent, cookie: string, { id, moduleId }: Lesson): Promise<void> {
  const body = JSON.stringify({ moduleId, subModuleId: id })
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request(
      `${url}/api/submodules/${id}/complete`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`completion: ${response.statusCode}`)),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** The 99th percentile of a completion with few members on SQLite and with many, as a ratio. */
export async function measureCompletions(few: number, many: number): Promise<void> {
  const [before, after] = [await p99With(few), await p99With(many)]
  process.stdout.write(
    `completion of a sub-module: p99 ${before.toFixed(1)} ms of ${few}, ${after.toFixed(1)} ms of ${many}: ${(after / before).toFixed(2)}\n`,
  )
}

const asked = 300

async function p99With(members: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-completions-'))
  try {
    await (await serveProcess(dataDir, { AUTH_SECRET: secret })).stop()
    fill(join(dataDir, 'frontier.sqlite'), members)
    const served = await serveProcess(dataDir, { AUTH_SECRET: secret })
    const some = Array.from({ length: asked }, (_, n) => cookieOf(tokenOf(Math.floor((n * members) / asked))))
    const lessons = lessonsOfFoundation().slice(6, 16)
    const taken = (await completionTimes(served.url, some, lessons)).sort((a, b) => a - b)
    await served.stop()
    return taken[Math.floor(taken.length * 0.99)] ?? 0
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const tokenOf = (n: number | '') => `token-of-member-${n}`

const lessonsOfFoundation = () =>
  loadProgram(contentReader('content'))
    .modules.filter(({ phase }) => phase === 'foundation')
    .flatMap(({ core }) => core)

/** Members who are on their way: each with a session, five completions and what these paid. */
function fill(file: string, members: number): void {
  const db = new DatabaseSync(file)
  const now = `'${new Date().toISOString()}'`
  const lessons = lessonsOfFoundation().slice(0, 5)
  const each = `with recursive people(n) as (select 0 union all select n + 1 from people where n + 1 < ${members})`
  const id = `printf('01990000-0000-7000-8000-%012d', (n * 7919) % 1000000007)`
  db.exec(`
    pragma synchronous = off; begin;
    ${each} insert into users (id, name, email, createdAt, updatedAt, firstName, lastName, enrolledOn)
      select ${id}, 'Ada Okafor', 'm' || n || '@bench.example', ${now}, ${now}, 'Ada', 'Okafor', date() from people;
    ${each} insert into sessions (id, token, userId, expiresAt, createdAt, updatedAt)
      select 's' || n, '${tokenOf('')}' || n, ${id}, '2999-01-01T00:00:00.000Z', ${now}, ${now} from people;
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
