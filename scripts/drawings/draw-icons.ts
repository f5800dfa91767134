import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

// Draws public/icons/ from public/favicon.svg: what a device shows for the installed site.
const mark = readFileSync('public/favicon.svg', 'utf8')
const ground = /<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1]
const icons = [
  { file: 'icon-192', size: 192 },
  { file: 'icon-512', size: 512 },
  { file: 'apple-touch-180', size: 180, square: true },
  // Devices cut these to a shape of their own: the mark stays inside the middle 80 %.
  { file: 'maskable-512', size: 512, square: true, inset: '10%' },
]

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const { file, size, square = false, inset = '0' } of icons) {
  const sheet = await browser.newPage({ viewport: { width: size, height: size } })
  const style = `body{margin:0;${square ? `background:${ground};` : ''}}svg{position:absolute;inset:${inset};width:auto;height:auto}`
  await sheet.setContent(`<style>${style}</style>${mark}`)
  await sheet.screenshot({ path: `public/icons/${file}.png`, omitBackground: true })
  await sheet.close()
}
await browser.close()
