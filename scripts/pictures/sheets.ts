import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../test/find-chromium.ts'

/** How many pictures stand in a row, by how wide the page was. */
const columnsOf: Record<string, number> = { 360: 6, 768: 4, 1440: 3 }
const rowsOnSheet = 2

/** Lays the pictures of a folder on sheets, those of one width and theme together. */
export async function drawSheets(folder: string, target: string, stage: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } })
  for (const [look, names] of byLook(readdirSync(folder))) {
    const [width = ''] = look.split('.')
    const columns = columnsOf[width] ?? 1
    const most = columns * rowsOnSheet
    for (let from = 0; from < names.length; from += most) {
      const some = names.slice(from, from + most)
      await page.goto(pathToFileURL(resolve(folder)).href)
      await page.setContent(sheet(some, columns, pathToFileURL(resolve(folder)).href))
      await page.waitForLoadState('networkidle')
      const path = join(target, `${stage}.${look}.${String(from / most + 1).padStart(2, '0')}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
  await browser.close()
}

function byLook(files: readonly string[]): Map<string, string[]> {
  const looks = new Map<string, string[]>()
  for (const file of files) {
    const look = /\.(\d+\.\w+)\.jpg$/.exec(file)?.[1]
    if (look) looks.set(look, [...(looks.get(look) ?? []), file])
  }
  return looks
}

const sheet = (names: readonly string[], count: number, folder: string) => `
  <style>
    body { margin: 12px; font: 13px sans-serif; display: grid; grid-template-columns: repeat(${count}, 1fr); gap: 12px; background: #888 }
    figure { margin: 0 } img { width: 100%; display: block; max-height: 900px; object-fit: cover; object-position: top }
  </style>
  ${names.map((name) => `<figure><figcaption>${name}</figcaption><img src="${folder}/${name}"></figure>`).join('')}`
