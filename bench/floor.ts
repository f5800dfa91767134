import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

/**
 * What the product is measured against, in a process of its own: a bare JSON reply, one prepared SELECT by session token
 * with it, and one durable single-row commit.
 */
const [port = '0', file = ''] = process.argv.slice(2)
const app = Fastify()
const body = { currentDay: '17', overallProgress: '23.5', status: 'current', title: 'Founder baseline' }
const schema = { response: { 200: { type: 'object', additionalProperties: { type: 'string' } } } }
app.get('/bare', { schema }, async () => body)

if (file) {
  const db = new DatabaseSync(file, { readOnly: true })
  const own = new DatabaseSync(`${file}.floor`)
  own.exec('pragma journal_mode = wal; pragma synchronous = full')
  own.exec('create table floorWrites (id integer primary key, at text)')
  const bySession = db.prepare(
    'select users.* from sessions join users on users.id = sessions.userId where sessions.token = ?',
  )
  const completions = db.prepare('select subModuleId, completedAt from completions where memberId = ?')
  const insert = own.prepare('insert into floorWrites (at) values (?)')
  app.get('/floor', async (request) => {
    const token = decodeURIComponent(String(request.headers.cookie).split('=')[1] ?? '').split('.')[0] ?? ''
    const user = bySession.get(token)
    return { ...body, id: user?.id, completed: completions.all(String(user?.id)).length }
  })
  app.post('/commit', async () => {
    insert.run(new Date().toISOString())
    return { ok: true }
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
