import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentTree } from '../../../src/app/server/live-content/content-tree.ts'
import { type BuiltLessons, markOf, rendererFiles } from '../../../src/app/server/static-pages/renderer.ts'
import type { Site } from '../../../src/app/site.ts'
import { next } from '../folders.ts'
import { buildServiceWorker } from './offline.ts'
import { readFrontEnd } from './output.ts'
import { renderPages } from './render-pages.ts'
import { dressDocuments } from './visitor-style.ts'

/** Makes all that the content decides: the documents for visitors and members, and what a device keeps of them. */
export async function makeStaticPages(site: Site, content: Pick<ContentTree, 'version' | 'files'>): Promise<void> {
  const { app, pages } = await renderPages(join(process.cwd(), next), site, (documents) =>
    dressDocuments(documents, site),
  )
  const { 'manifest.webmanifest': manifest = '', ...documents } = pages
  rmSync(`${next}/pages`, { recursive: true, force: true })
  mkdirSync(`${next}/pages/lessons`, { recursive: true })
  for (const [name, html] of Object.entries(documents)) writeFileSync(`${next}/pages/${name}.html`, html)
  writeFileSync(`${next}/client/manifest.webmanifest`, manifest)

  const lessons: BuiltLessons = Object.fromEntries(
    site.lessons.map((lesson) => [lesson.subModule.id, markOf(site.brand, lesson)]),
  )
  writeFileSync(join(next, 'prerender', rendererFiles.appDocument), JSON.stringify(app))
  writeFileSync(join(next, 'prerender', rendererFiles.lessons), JSON.stringify(lessons))
  const hashes = Object.fromEntries([...content.files].map(([path, { hash }]) => [path, hash]))
  writeFileSync(join(next, 'prerender', rendererFiles.content), JSON.stringify({ version: content.version, hashes }))
  await buildServiceWorker(readFrontEnd(next).output, documents.offline ?? '')
}
