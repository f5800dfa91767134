import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { next } from './folders.mjs'

const folder = `${next}/prerender`

/**
 * Renders the pages for visitors by React, then builds their one style, from the classes they wear, and their one script.
 * What members read before the app is there is rendered too, and wears what the app wears.
 */
export async function prerender(site) {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir: folder, manifest: false, rolldownOptions: { input: 'src/app/web/prerender.tsx' } },
  })
  const { renderDocuments, renderReadable } = await import(pathToFileURL(join(process.cwd(), folder, 'prerender.js')))
  const documents = renderDocuments(site)
  const readable = renderReadable(site)
  rmSync(folder, { recursive: true })

  writeFileSync(`${next}/classes.txt`, [...classesOf(Object.values(documents))].join('\n'))
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    publicDir: false,
    build: {
      outDir: `${next}/client`,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      cssTarget: (await import('../../vite.config.ts')).default.build.cssTarget,
      rolldownOptions: { input: 'src/app/web/visitor/visitor.ts', checks: { bundlerTimings: false } },
    },
  })
  rmSync(`${next}/classes.txt`)
  const script = output.find(({ type }) => type === 'chunk').fileName
  const style = output.find(({ fileName }) => fileName.endsWith('.css')).fileName
  const pages = Object.fromEntries(
    Object.entries(documents).map(([name, html]) => [
      name,
      html.replaceAll('__STYLE__', `/${style}`).replaceAll('__SCRIPT__', `/${script}`),
    ]),
  )
  return { pages, readable }
}

function classesOf(documents) {
  const found = documents.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names))
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
