import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { PageBrand, Renderer } from '../../static-page.ts'
import { type AppDocument, withStaticPage } from './app-document.ts'

/** What the build leaves below `dist/prerender/` for whoever renders a static page later. */
export const rendererFiles = {
  bundle: 'prerender.js',
  appDocument: 'app-document.json',
  lessons: 'lessons.json',
} as const

/** By its id, of which text and brand each built lesson was made. */
export type BuiltLessons = Record<string, string>

export const readBuilt = (distDir: string): BuiltLessons => readJson(distDir, rendererFiles.lessons) ?? {}

/** React and the pages it draws: loaded when the first page is rendered, which on most servers is never. */
export const loadRenderer = (distDir: string): Promise<Renderer> =>
  import(pathToFileURL(join(distDir, 'prerender', rendererFiles.bundle)).href)

/** A lesson's document, in the same way as the build makes it. */
export async function renderLessonDocument(distDir: string, brand: PageBrand, lesson: LessonData): Promise<string> {
  const document = readJson<AppDocument>(distDir, rendererFiles.appDocument)
  if (!document) throw new Error(`${distDir} was built without what static pages are rendered with. Build it again.`)
  const { renderLesson } = await loadRenderer(distDir)
  return withStaticPage(document, renderLesson(brand, lesson))
}

/** Two lessons with the same mark look the same. */
export const markOf = ({ name, contactEmail, sellerName, sellerAddress }: PageBrand, lesson: LessonData): string =>
  createHash('sha256')
    .update(JSON.stringify([name, contactEmail, sellerName, sellerAddress, lesson]))
    .digest('base64url')

function readJson<T>(distDir: string, name: string): T | undefined {
  const path = join(distDir, 'prerender', name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
