import { type AppDocument, withStaticPage } from '../../../src/app/server/static-pages/app-document.ts'
import { loadRenderer } from '../../../src/app/server/static-pages/renderer.ts'
import type { Site } from '../../../src/app/site.ts'
import { chunksBelow } from './chunks.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { manifestOf } from './manifest.ts'
import { readFrontEnd } from './output.ts'

/** Gives documents for visitors their style and script. */
export type Dress = (documents: Record<string, string>) => Promise<Record<string, string>>

type Rendered = {
  app: AppDocument
  /** By name, the manifest too. */
  pages: Record<string, string>
}

/** All that the content decides of what a site serves, rendered with what a build left. */
export async function renderPages(distDir: string, site: Site, dress: Dress): Promise<Rendered> {
  const { output, appPage } = readFrontEnd(distDir)
  const { renderDocuments, renderMemberPages } = await loadRenderer(distDir)
  const forMembers = renderMemberPages(site)
  const sources = new Set(forMembers.map(({ source }) => source))
  const app: AppDocument = {
    html: fillPlaceholders(appPage, output, site.brand),
    scripts: Object.fromEntries([...sources].map((source) => [source, chunksBelow(output, [source])])),
  }
  const documents = await dress(renderDocuments(site))
  for (const [name, html] of Object.entries(documents)) documents[name] = fillPlaceholders(html, output, site.brand)
  const pages = {
    ...documents,
    app: app.html,
    subscribe: apart(app.html, 'subscribe'),
    ...Object.fromEntries(forMembers.map((page) => [page.name, withStaticPage(app, page)])),
    'manifest.webmanifest': manifestOf(site.brand),
  }
  return { app, pages }
}

/** The app's document under another name, so that it can have a policy of its own; the app sees in which it runs. */
const apart = (html: string, name: string): string => html.replace('<html ', `<html data-apart="${name}" `)
