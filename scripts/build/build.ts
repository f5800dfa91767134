import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSite } from '../../src/app/server/content/read-site.ts'
import { writeBuilt } from '../../src/app/server/live-content/built-content.ts'
import { readTree } from '../../src/app/server/live-content/content-tree.ts'
import { compressBelow } from './compress.ts'
import { clearNext, next, serveNext } from './folders.ts'
import { buildFrontEnd } from './front-end.ts'
import { makeLearnedTexts } from './learned-texts.ts'
import { makeStaticPages } from './pages/static-pages.ts'
import { stampOfNow } from './stale.ts'

/**
 * Builds server and front end into dist/, which it replaces when all is made: `server/` is what is started, with what the
 * content says, `client/` is served as files, `pages/` are the documents, `prerender/` is what static pages are rendered
 * with, `children/` what runs in a process of its own, and `stripe-stand-in/` what the stand-in gives browsers. With
 * `--static-pages` only what is made of the content is made again, by what the last build left.
 */
// Taken first: what is changed while the build runs is built again by the next start.
const stamp = stampOfNow()
const contentDir = resolve(process.env.CONTENT_DIR || './content')
const site = siteOrWhy(contentDir)
clearNext()
if (process.argv.includes('--static-pages')) cpSync('dist', next, { recursive: true, preserveTimestamps: true })
else await buildFrontEnd()
makeLearnedTexts(contentDir)
const tree = await readTree(contentDir)
writeBuilt(`${next}/server`, contentDir, tree.version)
await makeStaticPages(site, tree)
compressBelow(`${next}/client`)
serveNext(stamp)

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
