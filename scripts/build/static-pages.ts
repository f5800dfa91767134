import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { readSite } from '../../src/app/server/content/read-site.ts'
import { type AppDocument, withStaticPage } from '../../src/app/server/static-pages/app-document.ts'
import { type BuiltLessons, loadRenderer, markOf, rendererFiles } from '../../src/app/server/static-pages/renderer.ts'
import { chunksBelow } from './chunks.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { next } from './folders.ts'
import { readFrontEnd } from './front-end.ts'
import { writeManifest } from './manifest.ts'
import { buildServiceWorker } from './offline.ts'
import { dressDocuments } from './visitor-style.ts'

type Site = ReturnType<typeof readSite>

/** Makes all that the content decides: the documents for visitors and members, and what a device keeps of them. */
export async function makeStaticPages(site: Site): Promise<void> {
  const { output, appPage } = readFrontEnd()
  const { renderDocuments, renderMemberPages } = await loadRenderer(join(process.cwd(), next))
  const forMembers = renderMemberPages(site)
  const sources = new Set(forMembers.map(({ source }) => source))
  const app: AppDocument = {
    html: fillPlaceholders(appPage, output, site.brand),
    scripts: Object.fromEntries([...sources].map((source) => [source, chunksBelow(output, [source])])),
  }
  const documents = await dressDocuments(renderDocuments(site))
  for (const [name, html] of Object.entries(documents)) documents[name] = fillPlaceholders(html, output, site.brand)

  rmSync(`${next}/pages`, { recursive: true, force: true })
  mkdirSync(`${next}/pages/lessons`, { recursive: true })
  const pages = {
    ...documents,
    app: app.html,
    subscribe: apart(app.html, 'subscribe'),
    ...Object.fromEntries(forMembers.map((page) => [page.name, withStaticPage(app, page)])),
  }
  for (const [name, html] of Object.entries(pages)) writeFileSync(`${next}/pages/${name}.html`, html)

  const lessons: BuiltLessons = Object.fromEntries(
    site.lessons.map((lesson) => [lesson.subModule.id, markOf(site.brand, lesson)]),
  )
  writeFileSync(join(next, 'prerender', rendererFiles.appDocument), JSON.stringify(app))
  writeFileSync(join(next, 'prerender', rendererFiles.lessons), JSON.stringify(lessons))
  await buildServiceWorker(output, documents.offline ?? '')
  writeManifest(site.brand)
}

/** The app's document under another name, so that it can have a policy of its own; the app sees in which it runs. */
const apart = (html: string, name: string): string => html.replace('<html ', `<html data-apart="${name}" `)
