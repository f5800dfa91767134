import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres/postgres.ts'
import { asAdmin } from './postgres-admin.ts'
import { freePort } from './process.ts'

let stop = async () => {}

/** A PostgreSQL server of the tests' own, with one migrated database that every world is copied from. */
export async function setup(project: TestProject): Promise<void> {
  // A database lives for seconds here; looking hundreds of them through for what to tidy up is a tenth of a processor.
  const server = await startPostgres({ settings: { autovacuum: 'off' } })
  stop = server.stop
  await asAdmin(server.url, 'create database template_world')
  const database = openPostgres(`${server.url}template_world`)
  await migrate(database, join(import.meta.dirname, '../../migrations'))
  await database.close()
  project.provide('postgresUrl', server.url)
}

export const teardown = () => stop()

type Given = {
  fsync?: 'on' | 'off'
  /** Of `postgresql.conf`. */
  settings?: Record<string, string>
  /** Makes the data folder, where it isn't a new and empty database: by a program of PostgreSQL and its arguments. */
  fill?: (data: string) => [string, string[]]
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

export async function startPostgres({ fsync = 'off', settings: more = {}, fill = emptyCluster }: Given = {}) {
  const bin = findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'frontier-postgres-'))
  const port = await freePort()
  const runner = asUnprivileged(folder)
  const data = join(folder, 'data')
  const [command, ...before] = runner
  const run = (name: string, args: string[]): [string, string[]] =>
    command ? [command, [...before, join(bin, name), ...args]] : [join(bin, name), args]
  execFileSync(...run(...fill(data)), { stdio: 'ignore' })
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync,
    max_connections: '300',
    ...more,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://postgres@127.0.0.1:${port}/`
  const start = async () => {
    const server = spawn(...run('postgres', ['-D', data, ...options]), { stdio: 'ignore' })
    await answering(url)
    return server
  }
  /** `fast` ends connections with a word, `immediate` as a crash does. */
  const halt = (mode: 'fast' | 'immediate') =>
    execFileSync(...run('pg_ctl', ['stop', '-D', data, '-m', mode]), { stdio: 'ignore' })
  const server = await start()
  const stop = async () => {
    // One that was killed is gone already.
    try {
      halt('immediate')
    } catch {}
    server.kill()
    // Hundreds of databases are a few hundred thousand files: nobody has to wait until they are gone.
    spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
  }
  /** Its main process and those of its connections. */
  const processes = (): number[] => {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ')
    return [main, ...children].map(Number)
  }
  /** Ends all of its processes at once, as a machine that goes away does. */
  const kill = () => {
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
  }
  /** Has a standby become the primary. */
  const promote = () => execFileSync(...run('pg_ctl', ['promote', '-D', data]), { stdio: 'ignore' })
  return { url, stop, halt, start, kill, promote, processes }
}

const emptyCluster = (data: string): [string, string[]] => [
  'initdb',
  ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
]

function findBinaries(): string {
  const root = '/usr/lib/postgresql'
  const [version] = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  if (!version) throw new Error('PostgreSQL is needed for the tests: apt-get install postgresql')
  return join(root, version, 'bin')
}

/** PostgreSQL refuses to run as root; Debian's package makes an account for it. */
function asUnprivileged(folder: string): string[] {
  if (process.getuid?.() !== 0) return []
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  chownSync(folder, uid, uid)
  chmodSync(folder, 0o755)
  return ['runuser', '-u', 'postgres', '--']
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await asAdmin(url, 'select 1')
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}
