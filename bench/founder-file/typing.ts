import { setTimeout as wait } from 'node:timers/promises'
import { cookieOf } from '../mixed/people.ts'

const [members, saves, pauseMs] = [64, 15, 1000]

/** 64 members who each type on a page: a save about every second, as browsers send them once the typing stops. */
export async function typeAtOnce(url: string): Promise<{ p50: number; p95: number; saves: number }> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: members }, async (_, n) => {
      const headers = { cookie: cookieOf(`token-of-member-${n}`), 'content-type': 'application/json' }
      await wait((n * pauseMs) / members)
      for (let version = 0; version < saves; version += 1) {
        const save = {
          id: `save-${n}-${version}`,
          field: 'worry',
          value: `8: only ${version} people asked.`,
          version: version + 1,
        }
        const begun = performance.now()
        const reply = await fetch(`${url}/api/founder-file/pages/day-one-numbers/answers`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ answers: [save] }),
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`a save was answered with ${reply.status}`)
        times.push(performance.now() - begun)
        await wait(pauseMs)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), saves: times.length }
}
