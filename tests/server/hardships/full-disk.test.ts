import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveProcess } from '#tests/peers/process.ts'
import { isPostgres } from '#tests/world/installation.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { countOf, startLoad } from '../many-servers/load.ts'

let folder: string
/** Whether this machine lets the tests make a small disk; only its administrator may. */
let isSmallDisk = false
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-full-'))
  if (isPostgres) return
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' })
    isSmallDisk = true
  } catch {}
})
let served: Served | undefined
afterAll(async () => {
  await served?.kill()
  if (isSmallDisk) execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

test('a full disk refuses writes with a time to come back, answers reads, and with room again everything goes on', async ({
  skip,
}) => {
  skip(!isSmallDisk, 'A small disk can’t be mounted here.')
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  served = await serveProcess(dataDir)
  const load = await startLoad(served.url, 'full', { people: 4, pausedMs: inLongRun(60, 20) })
  await wait(500)
  const filler = join(folder, 'filler')
  fill(filler)
  const fullAt = Date.now()
  const { url } = served
  const readiness = async () => ((await (await fetch(`${url}/readyz`)).json()) as { code?: string }).code ?? 'ready'
  // It looks every ten seconds at most.
  await expect.poll(readiness, { timeout: 20_000 }).toBe('operations.diskFull')
  const readsGoOn = await fetch(`${served.url}/api/plans`)
  rmSync(filler)
  const roomAt = Date.now()
  await wait(1500)
  const { written, kept } = await load.end()
  expect(countOf(load.answered, ({ status, what }) => status === 200 || /^POST .*503 \(again in/.test(what))).toEqual(
    {},
  )
  expect(load.answered.filter(({ status, at }) => status === 503 && at > fullAt && at < roomAt).length).toBeGreaterThan(
    0,
  )
  expect(kept).toEqual(written.map((one) => expect.objectContaining(one)))
  expect(readsGoOn.status).toBe(200)
  await expect.poll(readiness, { timeout: 20_000 }).toBe('ready')
  expect(await served.stop()).toBe(0)
})

/** Takes all the room that there is, to the last block. */
function fill(path: string): void {
  for (const size of [1_000_000, 4096])
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}
