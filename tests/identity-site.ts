import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { readConfig } from '#app/config.ts'
import { createApp } from '#app/server/create-app.ts'
import { createServices } from '#app/server/create-services.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database, Engine } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { createWriteLimit } from '#platform/server/http/write-limit.ts'
import { createLog } from '#platform/server/log.ts'
import type { Letter } from '#platform/server/mail/letter.ts'

const root = join(import.meta.dirname, '..')
const secret = 'a-secret-of-the-tests-that-is-long-enough-0123456789'
const origin = 'http://localhost:3000'

export const engines: Engine[] = process.env.TEST_POSTGRES_URL ? ['sqlite', 'postgres'] : ['sqlite']

type Call = { method?: string; body?: unknown; cookie?: string | undefined; headers?: Record<string, string> }
type Options = { env?: Record<string, string>; wrap?: (services: Context) => Context; database?: Database }

/** The whole server over a database of its own. */
export async function newSite(engine: Engine, { env = {}, wrap = (s) => s, database }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const db = database ?? (await openFresh(engine, folder))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', CONTENT_DIR: join(root, 'content'), ...env })
  const log = createLog('silent')
  const services = wrap(createServices({ config, secret, database: db, log }))
  const app = await createApp(services, {
    secret,
    secureCookies: config.publicUrl.protocol === 'https:',
    trusted: config.trusted,
    limitWrites: createWriteLimit(config.limits.enabled),
    publicUrl: config.publicUrl,
    distDir: join(root, 'tests/identity-dist'),
    checkReplies: true,
  })

  async function call(path: string, { method = 'GET', body, cookie, headers = {} }: Call = {}) {
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    const cookieNow = cookies.map((one) => one.split(';', 1)[0]).join('; ')
    const json = reply.headers['content-type']?.toString().includes('json') ? reply.json() : undefined
    return {
      status: reply.statusCode,
      body: json,
      headers: reply.headers,
      cookies,
      cookie: cookieNow,
      text: reply.body,
    }
  }

  return {
    app,
    services,
    db: db.db,
    database: db,
    call,
    origin,
    letters: async (to: string): Promise<Letter[]> => {
      const jobs = await db.db
        .selectFrom('jobs')
        .select('data')
        .where('name', '=', 'mail.deliver')
        .orderBy('id')
        .execute()
      return jobs.map(({ data }) => JSON.parse(data).letter).filter((letter) => letter.to === to)
    },
    close: async () => {
      await app.close()
      if (!database) await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof newSite>>

async function openFresh(engine: Engine, folder: string): Promise<Database> {
  const database = await openDatabase({ dataDir: folder, url: engine === 'postgres' ? await freshUrl() : undefined })
  await migrate(database, join(root, 'migrations'))
  return database
}

async function freshUrl(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  const admin = postgres(url.href, { onnotice: () => {} })
  const name = `site_${Math.random().toString(36).slice(2)}`
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  return url.href
}

let people = 0
export const someone = (prefix = 'p') => `${prefix}${process.pid}x${++people}@example.com`

export const password = 'correct horse'

/** Joins with a password; answers the cookie and the id. */
export async function join_(site: Site, email = someone(), more: Record<string, unknown> = {}) {
  const body = { name: 'Ada Lovelace', email, password, ...more }
  const reply = await site.call('/api/auth/sign-up/email', { method: 'POST', body })
  return { email, cookie: reply.cookie, id: reply.body?.user?.id as string, reply }
}
