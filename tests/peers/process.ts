import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ours = join(import.meta.dirname, '../..')
/** The whole run builds first and serves what was built, as an installation does; a file alone serves the sources of now. */
const entryOf = (env: NodeJS.ProcessEnv) => (env.TEST_BUILT_SERVER ? 'dist/server/start.js' : 'src/app/start.ts')

export type Served = Awaited<ReturnType<typeof serveProcess>>

/** The product as an operator runs it: a process of its own, on a port of its own, over a data folder. */
export async function serveProcess(dataDir: string, env: Record<string, string> = {}, root = ours) {
  const port = env.PORT ?? (await freePort())
  const url = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    // A machine that runs tests is held up by them.
    BUSY_AFTER_MS: '60000',
    ...env,
  }
  const given = { ...process.env, ...settings }
  const child = spawn(process.execPath, [join(root, entryOf(given))], { cwd: root, env: given })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  await ready(url, child, () => output).catch((error) => {
    // Nobody else would end it.
    child.kill('SIGKILL')
    throw error
  })

  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    /** Ends it as a service manager would; answers the exit code. */
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
    /** Ends it as a power cut would. */
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`It ended at start: ${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`It never became ready: ${output()}`)
}

/** Below those that the system gives to outgoing connections, so that it is still free when a server is started again on it. */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await new Promise<boolean>((done) => {
    server.once('listening', () => done(true))
    server.once('error', () => done(false))
  })
  if (!isFree) return freePort()
  await new Promise((done) => server.close(done))
  return port
}

/** A person over real HTTP, with the cookie of a real sign-up. */
export async function joinOver(url: string, email: string, names: object = { name: 'Ada Okafor' }) {
  const joined = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, email, password: 'a good password' }),
  })
  if (!joined.ok) throw new Error(`${joined.status} ${await joined.text()}`)
  const cookie = joined.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).json()
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { cookie, get, post }
}
