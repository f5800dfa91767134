import { chunksBelow } from './chunks.mjs'
import { escaped } from './fill-marks.mjs'

/**
 * The app's document with a page to read: the words and what they wear come first, then the app. It is for members, so
 * nothing that searches sees it.
 */
export function readableDocuments(appPage, documents, output) {
  const sources = new Set(documents.map(({ source }) => source))
  const scripts = new Map([...sources].map((source) => [source, chunksBelow(output, [source])]))
  return Object.fromEntries(documents.map((one) => [one.name, withWords(appPage, one, scripts.get(one.source))]))
}

function withWords(html, { title, description, body, calls }, scripts) {
  const start = (app) =>
    `<script src="/start-app.js" async data-app="${app}" data-scripts="${scripts.filter((file) => file !== app).join(' ')}" data-calls="${calls.join(' ')}"`
  const changes = [
    [/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`],
    ['<meta name="robots" content="noindex" />', () => `<meta name="description" content="${escaped(description)}" />`],
    [/<script type="module"[^>]* src="([^"]+)"/, (_, app) => start(app)],
    [/\s*<link rel="modulepreload"[^>]*>/g, () => ''],
    ['<div id="app"></div>', () => `<div id="app">${body}</div>`],
  ]
  return changes.reduce((text, [found, by]) => text.replace(found, by), html)
}
