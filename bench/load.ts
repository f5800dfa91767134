import autocannon from 'autocannon'

type Target = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const connections = 64
const seconds = 3
const runs = 3

/** Requests per second, the median of three runs; an answer that is no success is an error of the bench. */
export async function requestsPerSecond({ url, method = 'GET', headers = {}, body }: Target): Promise<number> {
  const measured: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const result = await autocannon({ url, method, headers, connections, duration: seconds, ...(body ? { body } : {}) })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
    measured.push(result.requests.average)
  }
  return measured.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
