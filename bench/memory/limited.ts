import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { freePort, joinOver } from '../../tests/peers/process.ts'
import { asInstalled } from '../mixed/as-installed.ts'
import { fill } from '../mixed/fill.ts'
import { load } from '../mixed/load.ts'
import { makePeople, secret } from '../mixed/people.ts'
import { createCalls, seeded } from '../mixed/requests.ts'

const root = join(import.meta.dirname, '../..')
const members = 2000
const indexedMs = 70_000

/**
 * The built server with everything that it starts under a limit of memory that the kernel keeps to: its start, the
 * assistant's index, mixed calls, an export, a photo and a verified backup. Needs a control group that may be made.
 */
export async function measureLimited(megabytes: number, calls: number): Promise<void> {
  const group = makeGroup(megabytes)
  const folder = mkdtempSync(join(tmpdir(), 'frontier-limited-'))
  const content = loadContent(contentReader('content'), { local: true })
  const people = makePeople(members, content.program.modules, content.library.resources.length)
  const database = await openDatabase({ url: undefined, dataDir: folder })
  await migrate(database, join(root, 'migrations'))
  await fill(database.db, people, content)
  await database.close()
  const port = await freePort()
  const env = {
    ...asInstalled,
    PORT: String(port),
    DATA_DIR: folder,
    AUTH_SECRET: secret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    BUSY_AFTER_MS: '60000',
  }
  const run = (args: readonly string[]) => runWithin(group.path, args, env)
  const server = run(['dist/server/start.js'])
  try {
    const url = `http://localhost:${port}`
    await ready(url, server)
    group.print('start')
    await wait(indexedMs)
    group.print('index')
    const next = createCalls(people, content.library.resources, seeded(1))
    await load(url, () => next(0.05), calls)
    group.print(`${calls} mixed calls, 5 % writes`)
    await takeAlong(url)
    group.print('an export and a photo')
    await ended(run(['src/app/admin.ts', 'backup', join(folder, 'backup'), '--verify']))
    group.print('a verified backup beside it')
    await load(url, () => next(0.05), calls / 100)
    group.print('and it goes on')
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    rmSync(folder, { recursive: true, force: true })
    group.remove()
  }
}

/** Of the second version of control groups where there is one with memory, else of the first. */
function makeGroup(megabytes: number) {
  const first = '/sys/fs/cgroup/memory'
  const isFirst = existsSync(first)
  const path = join(isFirst ? first : '/sys/fs/cgroup', `frontier-${process.pid}`)
  mkdirSync(path)
  const [limit, peak, now] = isFirst
    ? ['memory.limit_in_bytes', 'memory.max_usage_in_bytes', 'memory.usage_in_bytes']
    : ['memory.max', 'memory.peak', 'memory.current']
  const killsIn = isFirst ? 'memory.oom_control' : 'memory.events'
  writeFileSync(join(path, limit), String(megabytes * 1024 * 1024))
  const read = (file: string) => readFileSync(join(path, file), 'utf8')
  const inMb = (file: string) => `${Math.round(Number(read(file)) / 1024 / 1024)} MB`
  const kills = () => /oom_kill (\d+)/.exec(read(killsIn))?.[1]
  return {
    path,
    print: (what: string) =>
      process.stdout.write(
        `${what.padEnd(34)} ${inMb(now)} with cached files, ${inMb(peak)} at most, ${kills()} killed\n`,
      ),
    remove: () => rmdirSync(path),
  }
}

function runWithin(group: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const enter = `echo $$ > ${group}/cgroup.procs && exec "$@"`
  const words = ['-c', enter, 'sh', process.execPath, ...args]
  return spawn('sh', words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await wait(50)
  }
  throw new Error('It ended at its start.')
}

/** What takes the most at once: everything of a member as an archive, and a photo of twelve million pixels. */
async function takeAlong(url: string): Promise<void> {
  const { cookie, post } = await joinOver(url, 'limited@bench.example')
  // Valid because the endpoint answers nothing else.
  const { url: link } = (await (await post('/api/account/export', { password: 'a good password' })).json()) as {
    url: string
  }
  const archive = await fetch(new URL(link, url), { headers: { cookie } })
  if (!archive.ok) throw new Error(`export: ${archive.status}`)
  const pixels = Buffer.alloc(4000 * 3000 * 4, 120)
  const photo = await Transformer.fromRgbaPixels(pixels, 4000, 3000).jpeg(90)
  const headers = { cookie, 'content-type': 'image/jpeg' }
  const uploaded = await fetch(`${url}/api/settings/photo`, { method: 'POST', headers, body: new Uint8Array(photo) })
  if (!uploaded.ok) throw new Error(`photo: ${uploaded.status} ${await uploaded.text()}`)
}

async function ended(child: ChildProcess): Promise<void> {
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`It ended with ${code}.`)
}
