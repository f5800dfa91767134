import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { PageBrand, Renderer } from '../../static-page.ts'

/** What the build leaves below `dist/prerender/` for whoever renders a static page later. */
export const rendererFiles = {
  bundle: 'prerender.js',
  appDocument: 'app-document.json',
  lessons: 'lessons.json',
  content: 'content.json',
} as const

/** By its id, of which text and brand each built lesson was made. */
export type BuiltLessons = Record<string, string>

export const readBuilt = (distDir: string): BuiltLessons => readJson(distDir, rendererFiles.lessons) ?? {}

/** Of which content the build made its pages: what its files held. */
export const readBuiltTree = (distDir: string): { version: string; hashes: Record<string, string> } | undefined =>
  readJson(distDir, rendererFiles.content)

/** React and the pages it draws: for the build and for the process that renders changed content, never for the server. */
export const loadRenderer = (distDir: string): Promise<Renderer> =>
  import(pathToFileURL(join(distDir, 'prerender', rendererFiles.bundle)).href)

/** Two lessons with the same mark look the same. */
export const markOf = ({ name, contactEmail, sellerName, sellerAddress }: PageBrand, lesson: LessonData): string =>
  createHash('sha256')
    .update(JSON.stringify([name, contactEmail, sellerName, sellerAddress, lesson]))
    .digest('base64url')

function readJson<T>(distDir: string, name: string): T | undefined {
  const path = join(distDir, 'prerender', name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

export const lessonPageName = ({ id }: { id: string }): string => `lessons/${id}`

/** What a lesson's page is called that was rendered after the build: with it, an older one is never taken for the newer. */
export const withMark = (name: string, mark: string): string => `${name}@${mark}`

export const unmarked = (name: string): string => name.split('@', 1)[0] ?? name
