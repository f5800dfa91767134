import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    const answered = new Set<string>()
    const work = members.map(async ({ cookie }) => {
      const reply = await remove(served.url, cookie).catch(() => undefined)
      if (reply?.status === 200) answered.add(cookie)
    })
    await wait(60 + 90 * (round % 5))
    await served.kill()
    await Promise.all(work)
    served = await serveProcess(dataDir, env)
    for (const [index, { cookie }] of members.entries()) {
      const { status } = await fetch(`${served.url}/api/auth/user`, { headers: { cookie } })
      if (answered.has(cookie)) expect(status).toBe(401)
      else if (status === 200) expect((await remove(served.url, cookie)).status).toBe(200)
      // Gone means whole: the address is free again.
      await joinOver(served.url, emails[index] ?? '')
    }
  }
  expect(await served.stop()).toBe(0)
})

const remove = (url: string, cookie: string) =>
  fetch(`${url}/api/account`, {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a good password' }),
  })
