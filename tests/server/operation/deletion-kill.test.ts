import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { inLongRun } from '#tests/world/long-run.ts'

const rounds = inLongRun(1, 25)
let dataDir: string
let env: Record<string, string> = {}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-deletion-'))
  env = await migratedPlace(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('killed among deletions, each account is whole or gone, and one that was answered is gone', {
  timeout: 60_000 + rounds * 20_000,
}, async () => {
  let served = await serveProcess(dataDir, env)
  for (let round = 0; round < rounds; round += 1) {
    const emails = [1, 2, 3, 4, 5, 6].map((n) => `d${round}-${n}@members.example`)
    const members = await Promise.all(emails.map((email) => joinOver(served.url, email)))
    await Promise.all(members.map(leaveTraces))
    const answered = new Set<string>()
    const work = members.map(async ({ cookie }) => {
      const reply = await remove(served.url, cookie).catch(() => undefined)
      if (reply?.status === 200) answered.add(cookie)
    })
    while (answered.size < 1 + (round % 5)) await wait(1)
    await served.kill()
    await Promise.all(work)
    served = await serveProcess(dataDir, env)
    for (const [index, { cookie }] of members.entries()) {
      const { status } = await fetch(`${served.url}/api/auth/user`, { headers: { cookie } })
      if (answered.has(cookie)) expect(status).toBe(401)
      else if (status === 200) {
        expect(await tracesOf(served.url, cookie)).toEqual(traces)
        expect((await remove(served.url, cookie)).status).toBe(200)
      }
      // Gone means whole: the address is free again.
      await joinOver(served.url, emails[index] ?? '')
    }
  }
  expect(await served.stop()).toBe(0)
})

const lesson = { moduleId: 'foundation-01-founder-baseline', subModuleId: 'foundation-01-day-one-numbers' }
const traces = { completed: 1, written: 'Bakers', remembered: 'I bake on Sundays' }

/** What a member has in three parts of the product. */
async function leaveTraces({ post }: Awaited<ReturnType<typeof joinOver>>): Promise<void> {
  const answer = { id: newId(), field: 'who', value: traces.written, version: 0 }
  const replies = await Promise.all([
    post(`/api/submodules/${lesson.subModuleId}/complete`, lesson),
    post('/api/founder-file/pages/problem-brief/answers', answer),
    post('/api/chat/memory', { text: traces.remembered }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
}

async function tracesOf(url: string, cookie: string): Promise<typeof traces> {
  const get = async <T>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as T
  const modules = await get<{ completedCount: number }[]>('/api/modules')
  const page = await get<{ answers: Record<string, { value: string }> }>('/api/founder-file/pages/problem-brief')
  const facts = await get<{ text: string }[]>('/api/chat/memory')
  return {
    completed: modules.reduce((sum, { completedCount }) => sum + completedCount, 0),
    written: page.answers.who?.value ?? '',
    remembered: facts.map(({ text }) => text).join(),
  }
}

const remove = (url: string, cookie: string) =>
  fetch(`${url}/api/account`, {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a good password' }),
  })
