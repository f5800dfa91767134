import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { isLongRun } from '#tests/world/long-run.ts'
import { themes, widths } from './pages.ts'

export type Look = { width: number; theme: 'light' | 'dark' }
/** `all`: every rule of axe; `markup`: all but those of `drawn`; `layout`: only what is measured at every look. */
export type Way = Look & { sees: 'all' | 'markup' | 'layout' }

export const everyWay: readonly Way[] = widths.flatMap((width) =>
  themes.map((theme) => ({ width, theme, sees: 'all' as const })),
)
/**
 * Names, roles and order are the same in both themes; a theme changes colors, which `tests/rules/theme.test.ts` holds to their
 * contrast in both, a width the layout and which parts are shown.
 */
const fewWays: readonly Way[] = [
  { width: 360, theme: 'light', sees: 'markup' },
  { width: 1440, theme: 'light', sees: 'layout' },
]

/** What is wrong with a page in a state that its journey brought about: what axe finds, and what lies beyond the edge. */
export async function faultsAtEveryLook(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const way of isLongRun ? everyWay : fewWays) {
    await applyLook(page, way)
    const found = way.sees === 'layout' ? [] : await axeFindings(page, way.sees)
    const beyond = await overflow(page)
    if (beyond > 0) found.push(`${beyond} px beyond the edge`)
    faults.push(...found.map((fault) => `${way.width} px, ${way.theme}: ${fault}`))
  }
  return faults
}

/** Goes to a page and answers how far its parts moved on the way to being whole, as a browser counts it. */
export async function open(page: Page, path: string, first: Look): Promise<number> {
  await setLook(page, first)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await untilQuiet(page)
  return page.evaluate(() => Reflect.get(globalThis, 'layoutShift') ?? 0)
}

/**
 * Until the page is loaded and nothing is on its way. Chromium says so once for a document, and now and then never where an
 * image is asked for late on a busy machine; then it is quiet when nothing has come for a second and a half.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const told = page.waitForLoadState('networkidle').catch(() => {})
  await Promise.race([told, page.evaluate(nothingComes)])
}

/** In the page. */
async function nothingComes(): Promise<void> {
  const loaded = () => performance.getEntriesByType('resource').length
  const isShown = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  let [last, since] = [loaded(), performance.now()]
  while (performance.now() - since < 1500) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (loaded() !== last || !isShown()) [last, since] = [loaded(), performance.now()]
  }
}

/** Counts what moves without anybody having asked for it; to be put into a page before it begins. */
export function watchShift(): void {
  Reflect.set(globalThis, 'layoutShift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      Reflect.set(globalThis, 'layoutShift', Reflect.get(globalThis, 'layoutShift') + Reflect.get(entry, 'value'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function setLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

export async function applyLook(page: Page, look: Look): Promise<void> {
  await setLook(page, look)
  // Colors that are still changing from one theme to the other are not the page's colors.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations()) animation.finish()
    }
  })
}

/** How many pixels of the page lie beyond its right edge. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** One line of links is as high as its controls; two would be higher. */
export const barHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0)

export async function withLargeText<T>(page: Page, see: () => Promise<T>): Promise<T> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted
    }, size)
  await setSize('200%')
  const seen = await see()
  await setSize('')
  return seen
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe works out from drawn boxes and colors: more than half of its work, of which markup is not the matter. */
const drawn = ['color-contrast', 'link-in-text-block', 'target-size']

// The size of targets is of WCAG 2.2; axe leaves it off by itself.
const rulesFor = (sees: 'all' | 'markup') => ({
  resultTypes: ['violations'],
  rules: Object.fromEntries(drawn.map((rule) => [rule, { enabled: sees === 'all' }])),
})

/** `tests/rules/theme.test.ts` holds the colors that everything is made of to their contrast. */
export async function axeFindings(
  page: Page,
  sees: 'all' | 'markup' = isLongRun ? 'all' : 'markup',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // The bar stays while a page is scrolled, and what is half below it would be too small to hit.
  await page.evaluate(() => scrollTo(0, 0))
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(rulesFor(sees))})`)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
  )
}
