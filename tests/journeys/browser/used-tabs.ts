import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Tabs whose people are gone, by the site that they were at. */
const usedTabs = new WeakMap<Browser, Map<string, Page[]>>()

/** A tab that knows the site's scripts and nothing else, if somebody left one. */
export const takeUsedTab = (browser: Browser, url: string): Page | undefined => usedTabs.get(browser)?.get(url)?.pop()

/** Empties a tab when its test has passed, for the next person; where that can’t be done it is closed. */
export function leaveAtTheEnd(browser: Browser, page: Page, url: string, viewport: Size): void {
  whenTestIsOver(async (isPassed) => {
    if (!isPassed || page.isClosed() || !(await isEmptied(page, url, viewport))) return page.context().close()
    const bySite = usedTabs.get(browser) ?? new Map<string, Page[]>()
    usedTabs.set(browser, bySite.set(url, [...(bySite.get(url) ?? []), page]))
  })
}

/** The site may have ended before its test did. */
const isEmptied = (page: Page, url: string, viewport: Size): Promise<boolean> =>
  makeAsNew(page, url, viewport).then(
    () => true,
    () => false,
  )

/** Visits that begin before all tests of a file last as long as the file. */
export function whenTestIsOver(then: (isPassed: boolean) => Promise<void>): void {
  try {
    onTestFinished(({ task }) => then(task.result?.state === 'pass'))
  } catch {}
}

/** The browser's driver listens to pages too: to what else there is. */
const listenedTo = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'dialog',
  'download',
] as const

type Size = { width: number; height: number }

/**
 * Leaves nothing of who was there but the site’s files. A document without scripts takes the place of the last page: with
 * another site’s, or none, the browser would begin a process anew.
 */
export async function emptyTab(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await session.detach()
}

async function makeAsNew(page: Page, url: string, viewport: Size): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of listenedTo) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  await emptyTab(page, url)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
}
