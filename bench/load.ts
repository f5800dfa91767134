import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

type Target = { url: string; pid: number; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
/** Requests per second, and processor time of the server per request in µs: steadier where the machine is shared. */
export type Measured = { rate: number; cpu: number }

const connections = 64
const seconds = 3
const runs = 3
const tickMs = 10

/** The median of three runs after a short warm-up; an answer that is no success is an error of the bench. */
export async function measure({ url, pid, method = 'GET', headers = {}, body }: Target): Promise<Measured> {
  const load = { url, method, headers, connections, ...(body ? { body } : {}) }
  await autocannon({ ...load, duration: 1 })
  const measured: Measured[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = cpuMs(pid)
    const result = await autocannon({ ...load, duration: seconds })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
    measured.push({ rate: result.requests.average, cpu: ((cpuMs(pid) - before) * 1000) / result.requests.total })
  }
  return { rate: median(measured.map(({ rate }) => rate)), cpu: median(measured.map(({ cpu }) => cpu)) }
}

/** Processor time of a process so far, user and system, from Linux's accounting; 0 elsewhere. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return 0
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
