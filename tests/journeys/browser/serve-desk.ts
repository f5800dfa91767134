import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { joinOver } from '#tests/peers/process.ts'
import { serverCount, serveSite } from './serve-site.ts'

type Desk = {
  url: string
  makeOperator: (email: string) => Promise<unknown>
  /** A coach with clients of these names. */
  coachWith: (firstName: string, clients: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/** The product for journeys of the operator’s desk: in this process, or as many servers with `TEST_SERVERS`. */
export async function serveDesk(): Promise<Desk> {
  if (serverCount > 1) return serveManyDesks()
  // Loaded without its types: those of the server and those of a page do not go into one program.
  const module: { serveWorld: () => Promise<Desk> } = await import('../../world/served/serve-world.ts' as string)
  return module.serveWorld()
}

async function serveManyDesks(): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-desk-'))
  const { url, settings, stop } = await serveSite(folder)
  return {
    url,
    makeOperator: async (email) =>
      execFileSync(process.execPath, ['src/app/admin.ts', 'operators', 'grant', email], {
        env: { ...process.env, ...settings },
      }),
    coachWith: async (firstName, clients) => {
      const coach = await joinOver(url, `${firstName}@coaches.example`, { firstName, lastName: 'Coach' })
      await coach.post('/api/user/role', { role: 'coach' })
      for (const name of clients) {
        const client = await joinOver(url, `${name}@clients.example`, { firstName: name, lastName: 'Client' })
        const { id } = (await client.get('/api/auth/user')) as { id: string }
        await coach.post('/api/coach/assign-client', { clientId: id })
      }
      await confirmAll(settings.DATABASE_URL)
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As in one process, where members are made: all have opened the link of their first email. */
async function confirmAll(databaseUrl: string | undefined): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('update users set "emailVerified" = 1')
  await database.end()
}
