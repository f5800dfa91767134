import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import type { readSite } from '../../src/app/server/content/read-site.ts'
import viteConfig from '../../vite.config.ts'
import { buildOnce, findFile } from './build-once.ts'
import { next } from './folders.ts'
import type { Readable } from './readable-documents.ts'

const folder = `${next}/prerender`

type Site = ReturnType<typeof readSite>
/** What `src/app/web/prerender.tsx` exports; it is of the browser's side, whose types do not go into one program with these. */
type Renderer = {
  renderDocuments: (site: Site) => Record<string, string>
  renderReadable: (site: Site) => readonly Readable[]
}
type Rendered = { pages: Record<string, string>; readable: readonly Readable[] }

/**
 * Renders the pages for visitors by React, then builds their one style, from the classes they wear, and their one script.
 * What members read before the app is there is rendered too, and wears what the app wears.
 */
export async function prerender(site: Site): Promise<Rendered> {
  await buildOnce({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir: folder, manifest: false, rolldownOptions: { input: 'src/app/web/prerender.tsx' } },
  })
  const { renderDocuments, renderReadable }: Renderer = await import(
    pathToFileURL(join(process.cwd(), folder, 'prerender.js')).href
  )
  const documents = renderDocuments(site)
  const readable = renderReadable(site)
  rmSync(folder, { recursive: true })

  writeFileSync(`${next}/classes.txt`, [...classesOf(Object.values(documents))].join('\n'))
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
  const style = findFile(output, 'style', ({ fileName }) => fileName.endsWith('.css'))
  const pages = Object.fromEntries(
    Object.entries(documents).map(([name, html]) => [
      name,
      html.replaceAll('__STYLE__', `/${style}`).replaceAll('__SCRIPT__', `/${script}`),
    ]),
  )
  return { pages, readable }
}

function classesOf(documents: readonly string[]): Set<string> {
  const found = documents.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))
  return new Set(
    found.flatMap((names) =>
      names
        .replace(/&amp;/g, '&')
        .replace(/&gt;/g, '>')
        .replace(/&#x27;/g, "'")
        .replace(/&lt;/g, '<')
        .replace(/&quot;/g, '"')
        .split(' '),
    ),
  )
}
