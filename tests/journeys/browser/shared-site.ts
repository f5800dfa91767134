import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { serverCount } from './serve-site.ts'
import { openSite } from './site.ts'

/**
 * The product that files share, for journeys of people who meet nobody else's people: what they see is their own, whoever
 * else is there. What counts everybody, or sees them, opens a site of its own (`openSite`).
 */
export function sharedSite(name: string) {
  if (serverCount > 1) return openSite(name)
  let browser: Browser
  const { url, folder } = inject('sharedSite')
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  return {
    url: () => url,
    folders: () => [folder],
    visit: (options?: BrowserContextOptions, at = url) => visit(browser, at, options),
  }
}
