import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { brand, mix, root } from './brand.mjs'

let open

/** One Chromium for the whole run; the process ends it. */
export async function newPage(viewport) {
  open ??= chromium.launch({
    executablePath: ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  return (await open).newPage({ viewport })
}

export async function closeBrowser() {
  if (open) await (await open).close()
  open = undefined
}

const fontFile = (path) => readFileSync(join(root, 'node_modules/@fontsource-variable', path)).toString('base64')
const face = (family, path, range) =>
  `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${fontFile(path)}) format("woff2");unicode-range:${range}}`
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
const extended = 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0'

/** The brand's type and colors, for pages and slides alike. */
export const brandStyle = () => `
${face('Besley', 'besley/files/besley-latin-wght-normal.woff2', latin)}
${face('Besley', 'besley/files/besley-latin-ext-wght-normal.woff2', extended)}
${face('Source Sans 3', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2', latin)}
${face('Source Sans 3', 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2', extended)}
:root{--ink:${brand.ink};--paper:${brand.paper};--accent:${brand.accent};--soft:${mix(brand.ink, 0.72, '#ffffff')};--line:${mix(brand.ink, 0.18, '#ffffff')};--tint:${mix(brand.paper, 0.8, '#ffffff')};--blush:${mix(brand.accent, 0.09, '#ffffff')}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);font-family:"Source Sans 3",sans-serif}
h1,h2,h3{font-family:Besley,serif;line-height:1.18;text-wrap:balance}`

export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
