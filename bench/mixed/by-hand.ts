import { createHmac, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import pg from 'pg'
import { secret } from './people.ts'
import { bySession, changes, readings } from './statements-by-hand.ts'

/**
 * What the mixed calls cost who writes them by hand, with nothing that a product needs: no limits, no checks of what is
 * sent, no rules, no content. Who asks is found by one statement, what they ask for by the fewest that it takes, and the
 * rows go out as JSON.
 */
const [port = '0', place = ''] = process.argv.slice(2)
type Run = (sql: string, values: readonly string[]) => unknown[] | Promise<unknown[]>

const run = place.startsWith('postgres') ? overPostgres(place) : overSqlite(join(place, 'frontier.sqlite'))
const app = Fastify()

app.addHook('onRequest', async (request) => {
  const token = tokenOf(String(request.headers.cookie))
  const [member] = (await run(bySession, [token])) as { id: string }[]
  if (!member) throw new Error('Not signed in.')
  request.member = member
})
app.decorateRequest('member', null as never)

for (const [path, statements] of Object.entries(readings))
  app.get(path, async ({ member }) => {
    const rows = await Promise.all(statements.map((sql) => run(sql, [member.id])))
    return { member, rows }
  })

let written = 0
for (const [path, statement] of Object.entries(changes))
  app.post(path, async ({ member }) => {
    written += 1
    await run(statement, [`${process.pid}-${written}`, member.id])
    return { ok: true }
  })

await app.listen({ port: Number(port), host: '127.0.0.1' })

function tokenOf(cookie: string): string {
  const [token = '', signature = ''] = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')
  const right = createHmac('sha256', secret).update(token).digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'base64'))) throw new Error('Not signed by us.')
  return token
}

function overSqlite(file: string): Run {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -8000')
  const prepared = new Map<string, ReturnType<typeof db.prepare>>()
  return (sql, values) => {
    const statement = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(...values)
  }
}

function overPostgres(url: string): Run {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const names = new Map<string, string>()
  return async (sql, values) => {
    const name = names.get(sql) ?? `s${names.size}`
    names.set(sql, name)
    let at = 0
    const text = sql.replaceAll('?', () => `$${++at}`)
    return (await pool.query({ name, text, values: [...values] })).rows
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    member: { id: string }
  }
}
