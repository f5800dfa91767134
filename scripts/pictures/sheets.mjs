import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

/** How many pictures stand in a row, by how wide the page was. */
const columns = { 360: 6, 768: 4, 1440: 3 }
const perSheet = { 360: 12, 768: 8, 1440: 6 }

/** Lays the pictures of a folder on sheets, those of one width and theme together. */
export async function drawSheets(folder, target, stage) {
  mkdirSync(target, { recursive: true })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } })
  for (const [look, names] of byLook(readdirSync(folder))) {
    const [width] = look.split('.')
    for (let from = 0; from < names.length; from += perSheet[width]) {
      const some = names.slice(from, from + perSheet[width])
      await page.goto(pathToFileURL(resolve(folder)).href)
      await page.setContent(sheet(some, columns[width], pathToFileURL(resolve(folder)).href))
      await page.waitForLoadState('networkidle')
      const path = join(target, `${stage}.${look}.${String(from / perSheet[width] + 1).padStart(2, '0')}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
  await browser.close()
}

function byLook(files) {
  const looks = new Map()
  for (const file of files) {
    const look = /\.(\d+\.\w+)\.jpg$/.exec(file)?.[1]
    if (look) looks.set(look, [...(looks.get(look) ?? []), file])
  }
  return looks
}

const sheet = (names, count, folder) => `
  <style>
    body { margin: 12px; font: 13px sans-serif; display: grid; grid-template-columns: repeat(${count}, 1fr); gap: 12px; background: #888 }
    figure { margin: 0 } img { width: 100%; display: block; max-height: 900px; object-fit: cover; object-position: top }
  </style>
  ${names.map((name) => `<figure><figcaption>${name}</figcaption><img src="${folder}/${name}"></figure>`).join('')}`
