import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { loadRenderer } from '../../../src/app/server/static-pages/renderer.ts'
import type { Site } from '../../../src/app/site.ts'
import viteConfig from '../../../vite.config.ts'
import { buildOnce } from '../build-once.ts'
import { next } from '../folders.ts'
import { everyKindOfPart } from './every-kind-of-part.ts'
import { findFile, frontEndFiles } from './output.ts'
import { classesOf, dressIn } from './worn-style.ts'

/**
 * Builds the one style of the documents for visitors, from the classes that they wear, and their one script. It holds the
 * classes of every kind of part too, so that changed texts find them without a build.
 */
export async function dressDocuments(documents: Record<string, string>, site: Site): Promise<Record<string, string>> {
  const { renderDocuments } = await loadRenderer(join(process.cwd(), next))
  const classes = classesOf([...Object.values(documents), ...Object.values(renderDocuments(everyKindOfPart(site)))])
  writeFileSync(`${next}/classes.txt`, [...classes].join('\n'))
  const output = await buildOnce({
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    publicDir: false,
    build: {
      outDir: `${next}/client`,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      ...(viteConfig.build?.cssTarget ? { cssTarget: viteConfig.build.cssTarget } : {}),
      rolldownOptions: { input: 'src/app/web/visitor/visitor.ts', checks: { bundlerTimings: false } },
    },
  })
  rmSync(`${next}/classes.txt`)
  const script = findFile(output, 'script', ({ type }) => type === 'chunk')
  const css = findFile(output, 'style', ({ fileName }) => fileName.endsWith('.css'))
  const style = { style: `/${css}`, script: `/${script}`, classes: [...classes] }
  writeFileSync(join(next, 'prerender', frontEndFiles.visitorStyle), JSON.stringify(style))
  return dressIn(style, documents)
}
