import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSite } from '../../src/app/server/content/read-site.ts'
import { buildOnce } from './build-once.ts'
import { compressBelow } from './compress.ts'
import { fillMarks } from './fill-marks.ts'
import { clearNext, next, serveNext } from './folders.ts'
import { writeManifest } from './manifest.ts'
import { writeServiceWorker } from './offline.ts'
import { prerender } from './prerender.ts'
import { readableDocuments } from './readable-documents.ts'

/** Builds the front end into dist/, which it replaces when all is made: `client/` is served as files, `pages/` are the documents. */
const site = siteOrWhy(resolve(process.env.CONTENT_DIR || './content'))
clearNext()
const output = await buildOnce({ logLevel: 'warn', build: { outDir: `${next}/client` } })
mkdirSync(`${next}/pages/lessons`, { recursive: true })
copyFileSync('src/platform/web/theme-boot.js', `${next}/client/theme-boot.js`)
copyFileSync('src/app/web/prerendered/start-app.js', `${next}/client/start-app.js`)

const appPage = readFileSync(`${next}/client/src/app/web/app.html`, 'utf8')
rmSync(`${next}/client/src`, { recursive: true })
const { pages, readable } = await prerender(site)
const documents: Record<string, string> = {
  ...pages,
  app: appPage,
  subscribe: apart(appPage, 'subscribe'),
  ...readableDocuments(appPage, readable, output),
}
for (const [name, html] of Object.entries(documents))
  writeFileSync(`${next}/pages/${name}.html`, fillMarks(html, output, site.brand))
writeServiceWorker(output, documents.offline ?? '')
writeManifest(site.brand)
compressBelow(`${next}/client`)
serveNext()

// The style's builder leaves a module-loading thread behind, which now and then keeps a finished build from ending.
process.exit(0)

/** A mistake in the program is the author's to read: the file and the line, not where the code was. */
function siteOrWhy(folder: string): ReturnType<typeof readSite> {
  try {
    return readSite(folder)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

/** The app's document under another name, so that it can have a policy of its own; the app sees in which it runs. */
function apart(html: string, name: string): string {
  return html.replace('<html ', `<html data-apart="${name}" `)
}
