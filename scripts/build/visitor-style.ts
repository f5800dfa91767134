import { rmSync, writeFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import viteConfig from '../../vite.config.ts'
import { buildOnce, findFile } from './build-once.ts'
import { next } from './folders.ts'

/** Builds the one style of the documents for visitors, from the classes that they wear, and their one script. */
export async function dressDocuments(documents: Record<string, string>): Promise<Record<string, string>> {
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
  return Object.fromEntries(
    Object.entries(documents).map(([name, html]) => [
      name,
      html.replaceAll('__STYLE__', `/${style}`).replaceAll('__SCRIPT__', `/${script}`),
    ]),
  )
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
