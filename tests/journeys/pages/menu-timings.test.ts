import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser/browser.ts'
import { bundle } from '../browser/bundle.ts'

let browser: Browser
let script: string
beforeAll(async () => {
  script = await bundle(resolve('tests/web/menu-page.tsx'))
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** An open menu, in a page whose clock stands still. */
async function openMenu(): Promise<Page> {
  const page = await browser.newPage()
  await page.clock.install({ time: 0 })
  await page.setContent('<!doctype html><div id="app"></div>')
  await page.addScriptTag({ content: script, type: 'module' })
  const trigger = page.getByRole('button', { name: 'Camps' })
  await trigger.waitFor()
  await page.clock.pauseAt(10_000)
  await trigger.click()
  await page.getByRole('menu').waitFor()
  await page.clock.runFor(1000)
  return page
}

test('a submenu opens when the pointer has rested on it for 100 ms', async () => {
  const page = await openMenu()
  const { x, y, width, height } = (await page.getByRole('menuitem', { name: 'More' }).boundingBox()) ?? expect.fail()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.clock.runFor(99)
  expect(await page.getByRole('menuitem', { name: 'Summit' }).count()).toBe(0)
  await page.clock.runFor(1)
  await page.getByRole('menuitem', { name: 'Summit' }).waitFor()
})

test.each([
  [999, 'continues the word', 'Bivouac'],
  [1000, 'begins another', 'Ridge'],
])('a letter typed %i ms after the one before %s', async (pause, _, focused) => {
  const page = await openMenu()
  await page.keyboard.press('b')
  await page.clock.runFor(pause)
  await page.keyboard.press('r')
  await page.clock.runFor(1)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focused)
})
