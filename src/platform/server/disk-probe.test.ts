import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskProbe } from './disk-probe.ts'

const folder = mkdtempSync(join(tmpdir(), 'probe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a place that takes writes is told to, and nothing is left there', async () => {
  const file = join(folder, 'probe')
  expect(await createDiskProbe(file)()).toBe(true)
  expect(existsSync(file)).toBe(false)
})

test.runIf(process.platform === 'linux')('a full disk is told to take none', async () => {
  // Every write to it fails as on a full disk, with ENOSPC.
  expect(await createDiskProbe('/dev/full')()).toBe(false)
})

test('however often it is asked, it looks once in a while, and then again', async () => {
  const away = join(folder, 'away')
  const rarely = createDiskProbe(join(away, 'probe'), 60_000)
  expect([await rarely(), await rarely()]).toEqual([false, false])
  const always = createDiskProbe(join(folder, 'again'), 0)
  rmSync(folder, { recursive: true })
  expect(await always()).toBe(false)
})
