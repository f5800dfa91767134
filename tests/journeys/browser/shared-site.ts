import type { Browser, BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { serverCount } from './serve-site.ts'
import { openSite } from './site.ts'

/**
 * The product that files share, for journeys of people who meet nobody else's people: what they see is their own, whoever
 * else is there. What counts everybody, or sees them, opens a site of its own (`openSite`).
 */
export function sharedSite(name: string) {
  if (serverCount > 1) return openSite(name)
  const { url, folder } = inject('sharedSite')
  return {
    url: () => url,
    folders: () => [folder],
    visit: async (options?: BrowserContextOptions, at = url) => visit(await sharedBrowser(), at, options),
  }
}

/** The files of one process share it too, so that tabs are left from one to the next. */
let shared: Promise<Browser> | undefined

function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser()
  return shared
}
