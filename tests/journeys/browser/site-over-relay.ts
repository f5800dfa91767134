import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { freePort } from '#tests/peers/process.ts'
import { openBrowser, visit, withServiceWorker } from './browser.ts'
import { openRelay } from './relay.ts'
import { serveSite } from './serve-site.ts'

/** The product behind a relay that tests can cut; the connection is restored after each of them. */
export function openSiteOverRelay(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `frontier-${name}-`))
  let browser: Browser
  let relay: Awaited<ReturnType<typeof openRelay>>
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    const port = await freePort()
    const served = await serveSite(dataDir, { PUBLIC_URL: `http://localhost:${port}` })
    relay = await openRelay(port, Number(new URL(served.url).port))
    stop = served.stop
    browser = await openBrowser()
  })
  afterEach(() => relay.restore())
  afterAll(async () => {
    await browser.close()
    await relay.close()
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    cut: () => relay.cut(),
    restore: () => relay.restore(),
    visit: () => visit(browser, relay.url, withServiceWorker),
  }
}
