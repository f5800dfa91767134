import type { StaticPage } from '../../static-page.ts'
import { escaped } from './escaped.ts'

/** The app's document with the brand in it, and by the source of a page the scripts that the app draws it with. */
export type AppDocument = { html: string; scripts: Record<string, string[]> }

type Change = [found: string | RegExp, by: (found: string, app: string) => string]

/**
 * The app's document with a page to read: the words and what they wear come first, then the app. It is for members, so
 * no search engine sees it.
 */
export function withStaticPage(document: AppDocument, { title, description, body, calls, source }: StaticPage): string {
  const scripts = document.scripts[source] ?? []
  const start = (app: string) =>
    `<script src="/start-app.js" async data-app="${app}" data-scripts="${scripts.filter((file) => file !== app).join(' ')}" data-calls="${calls.join(' ')}"`
  const changes: readonly Change[] = [
    [/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`],
    ['<meta name="robots" content="noindex" />', () => `<meta name="description" content="${escaped(description)}" />`],
    [/<script type="module"[^>]* src="([^"]+)"/, (_, app) => start(app)],
    [/\s*<link rel="modulepreload"[^>]*>/g, () => ''],
    ['<div id="app"></div>', () => `<div id="app">${body}</div>`],
  ]
  return changes.reduce((text, [found, by]) => text.replace(found, by), document.html)
}
