import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { type Site, serveSite } from './serve-site.ts'

/** The product over data of its own and a browser, for the tests of one file. */
export function openSite(name: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), `frontier-${name}-`))
  let served: Site
  let browser: Browser
  beforeAll(async () => {
    served = await serveSite(dataDir, env)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await served.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    url: () => served.url,
    folders: () => served.folders,
    /** A person's browser at the site, or at another. */
    visit: (options?: BrowserContextOptions, url = served.url) => visit(browser, url, options),
  }
}
