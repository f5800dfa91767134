import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

// Draws public/map.jpg, which other sites show beside a link to this one: the map as the built front page has it.
const client = 'dist/client/assets'
const style = readdirSync(client).find((name) => /^visitor-.*\.css$/.test(name))
const css = readFileSync(join(client, style ?? ''), 'utf8').replace(
  /url\((?:\/assets\/|\.\/)?([^)]+\.woff2)\)/g,
  (_, name: string) => {
    const font = readFileSync(join(client, name.split('/').at(-1) ?? '')).toString('base64')
    return `url(data:font/woff2;base64,${font})`
  },
)
const [map = ''] = /<figure[\s\S]*?<\/figure>/.exec(readFileSync('dist/pages/home.html', 'utf8')) ?? []
const page = `<html data-theme="light"><style>${css} body { margin: 0 } figure { width: 1200px; margin: 0 !important } .neatline { margin: 0 !important; border: 0; outline: 0 }</style>${map}`

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await sheet.setContent(page, { waitUntil: 'load' })
await sheet.evaluate(() => document.fonts.ready)
await sheet.screenshot({ path: 'public/map.jpg', type: 'jpeg', quality: 82 })
await browser.close()
