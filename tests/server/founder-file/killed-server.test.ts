import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilledPage } from '#features/founder-file/pages/filled-page.ts'
import type { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { Reply } from '#shared/endpoint.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { type Device, lostBy, newDevice, orderIn, type Server } from '../../rules/saving/simulated-device.ts'
import { carryOut, type Step, step } from '../../rules/saving/steps.ts'

const rounds = Number(process.env.SAVING_ROUNDS || inLongRun(60, 10_000))
const kills = Number(process.env.SAVING_KILLS || inLongRun(1, 100))
const seed = Number(process.env.SAVING_SEED ?? Date.now() % 1_000_000)
/** Interleavings that are under way at the same time, each on a page that nobody else writes on. */
const atOnce = 24
const pages = [
  {
    id: 'agreement-and-invoice-checklist',
    fields: ['parties', 'delivered'],
    table: { key: 'waits', column: 'invoice' },
  },
  {
    id: 'delivery-and-onboarding-checklist',
    fields: ['small_result', 'first_text'],
    table: { key: 'contacts', column: 'contact' },
  },
  { id: 'problem-brief', fields: ['who', 'moment'], table: { key: 'beliefs', column: 'belief' } },
] as const
type Page = (typeof pages)[number]

let dataDir: string
let env: Record<string, string> = {}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-saving-'))
  env = await migratedPlace(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Served = Awaited<ReturnType<typeof serveProcess>>
type Member = { id: string; cookie: string }

/** A page on a real server, over HTTP; throws where the server is gone. */
function remotePage(
  url: () => string,
  { id: memberId, cookie }: Member,
  { id }: Page,
): Server & { read: () => Promise<FilledPage> } {
  const at = () => `${url()}/api/founder-file/pages/${id}`
  const read = async () => {
    const answer = await fetch(at(), { headers: { cookie } })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return (await answer.json()) as FilledPage
  }
  return {
    read,
    copy: async () => new Map(Object.entries((await read()).answers)),
    save: async (batch) => {
      if (batch.length === 0) return new Map()
      const answers = batch.map(({ id, field, value, version }) => ({
        id: `${id}-${memberId.slice(-8)}`,
        field,
        value,
        version,
      }))
      const headers = { cookie, 'content-type': 'application/json' }
      const answer = await fetch(`${at()}/answers`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ answers, memberId }),
      })
      // What no device would get over is told, not tried again for ever.
      if (answer.status === 400) refused.push(await answer.text())
      if (!answer.ok) throw new Error(`${answer.status}`)
      const told = ((await answer.json()) as Reply<typeof saveAnswers>).answers ?? []
      return new Map(batch.map(({ id }, index) => [id, told[index]?.version ?? 0]))
    },
  }
}
const refused: string[] = []

/** Two devices write on one page as the steps say; in the end all that waits is sent. Answers what was lost. */
async function play(steps: readonly Step[], page: Page, member: Member, url: () => string): Promise<unknown[]> {
  const server = remotePage(url, member, page)
  const devices = ['laptop', 'phone'].map((name) => newDevice(name, server, page.table))
  for (const one of steps) {
    const device = devices[one.device % devices.length]
    if (device) await carryOut(device, one, [...page.fields])
  }
  for (const device of devices) await sendAll(device)
  const { answers } = await untilThere(server.read)
  const held = (field: string) => [answers[field]?.value, ...(answers[field]?.other ?? []).map(({ value }) => value)]
  return lostBy(devices, held, orderIn(answers[page.table.key]?.value ?? null))
}

async function sendAll(device: Device): Promise<void> {
  for (let tries = 0; device.hasUnsent(); tries += 1) {
    if (tries > 600 || refused.length > 0) throw new Error(`It never went out: ${refused}`)
    await device.send('nothing', 100)
    if (device.hasUnsent() && tries > 2) await wait(50)
  }
}

async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await ask()
    } catch (error) {
      if (tries > 600) throw error
      await wait(50)
    }
}

async function newMember(url: string, email: string): Promise<Member> {
  const { cookie, get } = await joinOver(url, email)
  // Replies are held to their contracts elsewhere; here they come from another process.
  const { id } = (await get('/api/auth/user')) as { id: string }
  return { cookie, id }
}

test(`in ${rounds} interleavings of two devices, losses, reloads and kills of the server (${kills}) no text that was acknowledged is lost (seed ${seed})`, {
  timeout: 120_000 + rounds * 400 + kills * 10_000,
}, async () => {
  let served: Served = await serveProcess(dataDir, env)
  const all = fc.sample(fc.array(step, { minLength: 5, maxLength: 40 }), { numRuns: rounds, seed })

  const lost: unknown[] = []
  let next = 0
  let done = 0
  const player = async () => {
    while (next < rounds && lost.length === 0) {
      const n = next++
      const page = pages[n % pages.length]
      if (!page) continue
      let tries = 0
      // A kill may have come between what is stored and what is answered.
      const member = await untilThere(() => newMember(served.url, `m${n}-${tries++}@members.example`))
      const found = await play(all[n] ?? [], page, member, () => served.url)
      if (found.length > 0) lost.push({ round: n, steps: all[n], found })
      done += 1
    }
  }
  let killed = 0
  const players = Promise.all(Array.from({ length: atOnce }, player))
  const killer = (async () => {
    while (done < rounds && lost.length === 0) {
      await wait(20)
      if (killed >= kills || done < ((killed + 0.5) * rounds) / kills - atOnce) continue
      killed += 1
      await served.kill()
      served = await serveProcess(dataDir, env)
    }
  })()
  await Promise.all([players, killer])
  expect(lost).toEqual([])
  expect(done).toBe(rounds)
  expect(killed).toBe(kills)
  expect(await served.stop()).toBe(0)
})
