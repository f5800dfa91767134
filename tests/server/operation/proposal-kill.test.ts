import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proposal } from '#features/assistant/proposals/proposals.contract.ts'
import type { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { inLongRun } from '#tests/world/long-run.ts'

const rounds = inLongRun(1, 40)
let dataDir: string
let env: Record<string, string> = {}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-proposal-kill-'))
  env = await migratedPlace(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const labels = ['revenue', 'costs', 'cash']
const confirmPath = ({ id }: Proposal) => `/api/chat/proposals/${id}/confirm`

test('killed while proposals are confirmed, each was done with its card or not at all, and once after', {
  timeout: 120_000 + rounds * 15_000,
}, async () => {
  let served = await serveProcess(dataDir, env)
  for (let round = 0; round < rounds; round += 1) {
    const member = await joinOver(served.url, `p${round}@members.example`)
    const cards: Proposal[] = []
    for (let n = 0; n < 6; n += 1) {
      const message = labels.map((label) => `my ${label} was ${100 * n + 7}`).join(', ')
      const reply = await member.post('/api/chat/message', { message: `${message} on February ${n + 1}` })
      const { message: answer } = (await reply.json()) as { message: { proposals: Proposal[] } }
      cards.push(...answer.proposals)
    }
    expect(cards).toHaveLength(18)
    let answered = 0
    const work = cards.map((card) =>
      member
        .post(confirmPath(card), undefined)
        .then(({ ok }) => {
          if (ok) answered += 1
        })
        .catch(() => undefined),
    )
    // In the middle of it, wherever that is on this machine.
    while (answered < 2 + 3 * (round % 5)) await wait(1)
    await served.kill()
    await Promise.all(work)
    served = await serveProcess(dataDir, env)
    const headers = { cookie: member.cookie }
    const numbers = async () => {
      const reply = await fetch(`${served.url}/api/founder-file/numbers`, { headers })
      const { numbers } = (await reply.json()) as { numbers: BusinessNumber[] }
      return numbers.filter(({ isEntered }) => isEntered).flatMap(({ points }) => points)
    }
    expect((await numbers()).length).toBeGreaterThanOrEqual(answered)
    for (const card of cards) {
      const reply = await fetch(served.url + confirmPath(card), {
        method: 'POST',
        headers: { ...headers, origin: served.url, 'content-type': 'application/json' },
      })
      expect([reply.status, ((await reply.json()) as Proposal).state]).toEqual([200, 'confirmed'])
    }
    const points = await numbers()
    expect(points).toHaveLength(18)
    expect(points.flatMap(({ corrected }) => corrected)).toEqual([])
  }
  expect(await served.stop()).toBe(0)
})
