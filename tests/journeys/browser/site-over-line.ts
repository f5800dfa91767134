import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { freePort, serveProcess } from '#tests/peers/process.ts'
import { openBrowser, visit } from './browser.ts'
import { openLine } from './line.ts'

/** The product over a line that tests can cut; it is mended after each of them. */
export function openSiteOverLine(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `frontier-${name}-`))
  let browser: Browser
  let line: Awaited<ReturnType<typeof openLine>>
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    const port = await freePort()
    const served = await serveProcess(dataDir, { PUBLIC_URL: `http://localhost:${port}` })
    line = await openLine(port, Number(new URL(served.url).port))
    stop = served.stop
    browser = await openBrowser()
  })
  afterEach(() => line.mend())
  afterAll(async () => {
    await browser.close()
    await line.close()
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { cut: () => line.cut(), mend: () => line.mend(), visit: () => visit(browser, line.url) }
}
