import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rendererFiles } from '../../src/app/server/static-pages/renderer.ts'
import { buildOnce } from './build-once.ts'
import { next } from './folders.ts'
import { frontEndFiles, type Output } from './pages/output.ts'
import { buildChild, buildScript } from './script.ts'
import { buildServer } from './server.ts'

/** What is rendered with, and what the browser's files are called, stays with the build: static pages are also made later. */
const kept = join(next, 'prerender')

/** Builds all that does not depend on the content: the app, the server, and what renders pages by React. */
export async function buildFrontEnd(): Promise<void> {
  const output = await buildOnce({ logLevel: 'warn', build: { outDir: `${next}/client` } })
  await buildScript('src/platform/web/theme/theme-boot.ts', 'client/theme-boot.js')
  await buildScript('src/app/web/prerendered/start-app.ts', 'client/start-app.js')
  await buildScript('stripe-stand-in/browser/stripe.ts', 'stripe-stand-in/stripe.js')
  await buildChild('src/features/identity/photos/server/decode-photo.ts', 'children/decode-photo.js')
  await buildServer()
  await buildOnce({
    logLevel: 'warn',
    publicDir: false,
    // Packages are in it, by what is used of them: one of them has a file for each of two thousand icons.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: kept,
      manifest: false,
      rolldownOptions: { input: 'src/app/web/prerender.tsx', output: { entryFileNames: rendererFiles.bundle } },
    },
  })
  mkdirSync(kept, { recursive: true })
  copyFileSync(`${next}/client/src/app/web/app.html`, join(kept, frontEndFiles.app))
  rmSync(`${next}/client/src`, { recursive: true })
  writeFileSync(join(kept, frontEndFiles.output), JSON.stringify(output.map(namesOf)))
}

/** Of a file of the build what pages are made with; not what it holds. */
function namesOf(file: Output[number]) {
  const { type, fileName } = file
  if (file.type === 'asset') return { type, fileName }
  return { type, fileName, isEntry: file.isEntry, facadeModuleId: file.facadeModuleId, imports: file.imports }
}
