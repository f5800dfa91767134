import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontEndFiles } from './output.ts'

/** The style of the documents for visitors: its address, its script's, and the classes that it holds. */
export type WornStyle = { style: string; script: string; classes: readonly string[] }

export const readWornStyle = (distDir: string): WornStyle =>
  JSON.parse(readFileSync(join(distDir, 'prerender', frontEndFiles.visitorStyle), 'utf8'))

export const dressIn = ({ style, script }: WornStyle, documents: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(documents).map(([name, html]) => [
      name,
      html.replaceAll('__STYLE__', style).replaceAll('__SCRIPT__', script),
    ]),
  )

/** The same for documents of changed content; one that wears what the style lacks would look wrong. */
export function dressInBuilt(distDir: string, documents: Record<string, string>): Record<string, string> {
  const worn = readWornStyle(distDir)
  const held = new Set(worn.classes)
  const lacking = [...classesOf(Object.values(documents))].filter((name) => !held.has(name))
  if (lacking.length > 0)
    throw new Error(`The built style lacks ${lacking.slice(0, 5).join(', ')}. Run npm run build, then restart.`)
  return dressIn(worn, documents)
}

export function classesOf(documents: readonly string[]): Set<string> {
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
