import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { brand, mix, root } from './brand.ts'

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/chromium-headless-shell'].find(
  existsSync,
)
let open: Promise<Browser> | undefined

/** One Chromium for the whole run; the process ends it. */
export async function newPage(viewport: { width: number; height: number }): Promise<Page> {
  if (!executablePath) throw new Error('Chromium is needed for pages and films: apt-get install chromium')
  open ??= chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  return (await open).newPage({ viewport })
}

export async function closeBrowser(): Promise<void> {
  if (open) await (await open).close()
  open = undefined
}

/** Draws a page with the brand's type in place. The script is text because its globals are the browser's. */
export async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html)
  await page.evaluate('document.fonts.ready')
}

const fontFile = (path: string): string =>
  readFileSync(join(root, 'node_modules/@fontsource-variable', path)).toString('base64')
const face = (family: string, path: string, range: string): string =>
  `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${fontFile(path)}) format("woff2");unicode-range:${range}}`
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
const extended = 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0'

/** The brand's type and colors, for pages and slides alike. */
export const brandStyle = (): string => `
${face('Besley', 'besley/files/besley-latin-wght-normal.woff2', latin)}
${face('Besley', 'besley/files/besley-latin-ext-wght-normal.woff2', extended)}
${face('Source Sans 3', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2', latin)}
${face('Source Sans 3', 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2', extended)}
:root{--ink:${brand.ink};--paper:${brand.paper};--accent:${brand.accent};--soft:${mix(brand.ink, 0.72, '#ffffff')};--line:${mix(brand.ink, 0.18, '#ffffff')};--tint:${mix(brand.paper, 0.8, '#ffffff')};--blush:${mix(brand.accent, 0.09, '#ffffff')}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);font-family:"Source Sans 3",sans-serif}
h1,h2,h3{font-family:Besley,serif;line-height:1.18;text-wrap:balance}`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
