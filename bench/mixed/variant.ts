import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, serveProcess } from '../../tests/peers/process.ts'
import { asInstalled } from './as-installed.ts'
import { load } from './load.ts'
import { secret } from './people.ts'
import type { Call } from './requests.ts'

/** Calls a second, processor time of the server per call in µs, and milliseconds. */
export type Round = { rate: number; cpu: number; p50: number; p95: number; p99: number }
export type Variant = {
  name: string
  url: string
  memory: () => number
  run: (next: () => Call, calls: number, connections?: number) => Promise<Round>
  stop: () => Promise<unknown>
}
const tickMs = 10

type Place = { name: string; root: string; dataDir: string; url: string | undefined }

/** The product of one checkout over a filled database. */
export async function startVariant({ name, root, dataDir, url }: Place): Promise<Variant> {
  const env = { ...asInstalled, AUTH_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) }
  const served = await serveProcess(dataDir, env, root)
  return {
    name,
    url: served.url,
    memory: () => residentMb(served.pid),
    stop: served.stop,
    run: runner(served.url, served.pid),
  }
}

/** What everything is measured against: a reply of Fastify's that knows nothing. */
export async function startBare(): Promise<Variant> {
  const started = await startFloor('bare Fastify JSON', '../floor.ts')
  const bare = (): Call => ({ method: 'GET', path: '/bare', cookie: '' })
  return { ...started, run: (_, calls) => started.run(bare, calls) }
}

/** The same calls over a copy of the same database, written by hand with nothing that a product needs. */
export const startByHand = ({ dataDir, url }: Pick<Place, 'dataDir' | 'url'>): Promise<Variant> =>
  startFloor('by hand', 'by-hand.ts', url ?? dataDir)

async function startFloor(name: string, file: string, ...place: string[]): Promise<Variant> {
  const port = await freePort()
  const started = [asInstalled.NODE_OPTIONS, join(import.meta.dirname, file), String(port), ...place]
  const child = spawn(process.execPath, started, { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await wait(50)
  const pid = child.pid ?? 0
  return { name, url, memory: () => residentMb(pid), stop: async () => child.kill(), run: runner(url, pid) }
}

const runner =
  (url: string, pid: number): Variant['run'] =>
  async (next, calls, connections) => {
    const [cpu, begun] = [cpuMs(pid), performance.now()]
    const times = (await load(url, next, calls, connections)).sort((a, b) => a - b)
    const seconds = (performance.now() - begun) / 1000
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return {
      rate: calls / seconds,
      cpu: ((cpuMs(pid) - cpu) * 1000) / calls,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    }
  }

/** Processor time of a process so far, by Linux's accounting. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

export const residentMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
