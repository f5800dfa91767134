import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { loadWorksheets } from '#features/founder-file/server/load-worksheets.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { startPostgres } from '../../tests/peers/postgres-server.ts'
import { fill } from '../mixed/fill.ts'
import { cookieOf, makePeople, type Person } from '../mixed/people.ts'
import { startVariant } from '../mixed/variant.ts'
import { coachToken, fillCoaching } from './fill.ts'

const [coaches, clientsEach] = [5, 500]
const [warmCalls, calls] = [50, 400]

/** What the pages of a coach ask for, by page. */
const asked: Record<string, readonly string[]> = {
  home: ['/api/coach/today', '/api/coach/dashboard', '/api/coach/stats'],
  clients: ['/api/coach/clients', '/api/coach/caseload', '/api/coach/inbox'],
  client: ['/api/coach/clients/:id', '/api/coach/clients/:id/messages', '/api/coach/clients/:id/outcomes'],
  brief: ['/api/coach/clients/:id/sessions/next', '/api/coach/clients/:id/sessions'],
  file: ['/api/coach/clients/:id/file', '/api/coach/clients/:id/file/pages/day-one-numbers'],
  analytics: ['/api/coach/analytics', '/api/coach/analytics/numbers'],
}

/** Coaches with 500 clients each ask for whatever client, alone and five at the same time. All of their clients have worked with them for months. */
export async function measureCoaching(): Promise<void> {
  const content = loadContent(contentReader('content'), { local: true })
  const { pages } = loadWorksheets(contentReader('content'), content.program)
  const people = makePeople(coaches * clientsEach, content.program.modules, content.library.resources.length).map(
    (person, n): Person => ({ ...person, coach: n % coaches }),
  )
  for (const engine of ['sqlite', 'postgres']) {
    const folder = mkdtempSync(join(tmpdir(), 'frontier-coaching-'))
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    try {
      const place = { dataDir: folder, url: server && `${server.url}postgres` }
      const database = await openDatabase(place)
      await migrate(database, join(import.meta.dirname, '../../migrations'))
      await fill(database.db, people, content)
      await fillCoaching(database.db, people, pages, coaches)
      await sql.raw('analyze').execute(database.db)
      await database.close()
      await measurePlace(engine, people, place)
    } finally {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function measurePlace(
  engine: string,
  people: readonly Person[],
  place: { dataDir: string; url: string | undefined },
) {
  const served = await startVariant({ name: engine, root: join(import.meta.dirname, '../..'), ...place })
  try {
    for (const [page, paths] of Object.entries(asked))
      for (const path of paths) {
        let turn = 0
        const next = () => {
          turn += 1
          const client = people[(turn * 7919) % people.length]
          return {
            method: 'GET' as const,
            path: path.replace(':id', client?.id ?? ''),
            cookie: cookieOf(coachToken(client?.coach ?? 0)),
          }
        }
        await served.run(next, warmCalls, coaches)
        const alone = await served.run(next, calls, 1)
        const together = await served.run(next, calls, coaches)
        const ms = (value: number) => `${value.toFixed(1).padStart(6)} ms`
        process.stdout.write(
          `${`${engine}, ${page}: ${path}`.padEnd(68)} p95 alone ${ms(alone.p95)}, five at once ${ms(together.p95)}   processor ${ms(together.cpu / 1000)}   (load ${loadavg()[0]?.toFixed(1)})\n`,
        )
      }
  } finally {
    await served.stop()
  }
}
