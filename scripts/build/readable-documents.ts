import type { Output } from './build-once.ts'
import { chunksBelow } from './chunks.ts'
import { escaped } from './fill-marks.ts'

/** A page rendered ahead, with the file of the app that it belongs to. */
export type Readable = {
  name: string
  source: string
  title: string
  description: string
  body: string
  calls: readonly string[]
}

/**
 * The app's document with a page to read: the words and what they wear come first, then the app. It is for members, so
 * nothing that searches sees it.
 */
export function readableDocuments(
  appPage: string,
  documents: readonly Readable[],
  output: Output,
): Record<string, string> {
  const sources = new Set(documents.map(({ source }) => source))
  const scripts = new Map([...sources].map((source) => [source, chunksBelow(output, [source])]))
  return Object.fromEntries(documents.map((one) => [one.name, withWords(appPage, one, scripts.get(one.source) ?? [])]))
}

type Change = [found: string | RegExp, by: (found: string, app: string) => string]

function withWords(html: string, { title, description, body, calls }: Readable, scripts: readonly string[]): string {
  const start = (app: string) =>
    `<script src="/start-app.js" async data-app="${app}" data-scripts="${scripts.filter((file) => file !== app).join(' ')}" data-calls="${calls.join(' ')}"`
  const changes: readonly Change[] = [
    [/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`],
    ['<meta name="robots" content="noindex" />', () => `<meta name="description" content="${escaped(description)}" />`],
    [/<script type="module"[^>]* src="([^"]+)"/, (_, app) => start(app)],
    [/\s*<link rel="modulepreload"[^>]*>/g, () => ''],
    ['<div id="app"></div>', () => `<div id="app">${body}</div>`],
  ]
  return changes.reduce((text, [found, by]) => text.replace(found, by), html)
}
