import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../../src/app/server/content/load-content.ts'
import { siteOf } from '../../../src/app/server/content/read-site.ts'
import {
  lessonPageName,
  markOf,
  readBuilt,
  readBuiltTree,
  withMark,
} from '../../../src/app/server/static-pages/renderer.ts'
import type { Program, SubModule } from '../../../src/features/program/program.ts'
import { renderPages } from './render-pages.ts'
import { dressInBuilt } from './worn-style.ts'

export type Wanted = {
  version: string
  /** Files that differ from the content before: only lessons that show something of them are rendered. */
  changed: readonly string[]
  /** Whether nothing differs in a file but its text: what stands in front of a lesson's is all that others show of it. */
  hasSameFront: (path: string) => boolean
  /** All of them are instead, but those that are there. */
  everyLesson: boolean
  rendered: ReadonlySet<string>
}

/** The documents that content makes other than a build has them, by name; those of lessons with their mark. */
export async function differingPages(distDir: string, content: Content, wanted: Wanted): Promise<Map<string, string>> {
  const tree = readBuiltTree(distDir)
  // Without one nothing was built that could be replaced.
  if (!tree || tree.version === wanted.version) return new Map()
  const built = readBuilt(distDir)
  const site = siteOf(content, wanted.everyLesson ? undefined : lessonsThatShow(content.program, wanted))
  const names = new Map<string, string>()
  const lessons = site.lessons.filter((lesson) => {
    const [name, mark] = [lessonPageName(lesson.subModule), markOf(site.brand, lesson)]
    names.set(name, withMark(name, mark))
    return built[lesson.subModule.id] !== mark && !wanted.rendered.has(withMark(name, mark))
  })
  const { pages } = await renderPages(distDir, { ...site, lessons }, async (documents) =>
    dressInBuilt(distDir, documents),
  )
  const differing = Object.entries(pages).filter(([name, text]) => text !== builtText(distDir, name))
  return new Map(differing.map(([name, text]) => [names.get(name) ?? name, text]))
}

/** Taking all lessons apart and drawing them takes seconds, so only those are that show a part of changed files. */
export function lessonsThatShow(
  { modules, subModuleById }: Program,
  { changed, hasSameFront }: Pick<Wanted, 'changed' | 'hasSameFront'>,
): (lesson: SubModule) => boolean {
  const ofLesson = /^modules\/[^/]+\/([^/]+)\.md$/
  const inText = changed.filter((path) => ofLesson.test(path) && hasSameFront(path))
  const themselves = new Set(inText.map((path) => ofLesson.exec(path)?.[1] ?? ''))
  const others = changed.filter((path) => !inText.includes(path))
  const touched = new Set(others.map((path) => /^modules\/([^/]+)\//.exec(path)?.[1] ?? ''))
  // The first and the last lesson of a module name the ones before and after it.
  const beside = modules.filter((_, at) => [at - 1, at, at + 1].some((one) => touched.has(modules[one]?.id ?? '')))
  const shown = new Set(beside.map(({ id }) => id))
  return ({ id, moduleId, related }) =>
    themselves.has(id) ||
    shown.has(moduleId) ||
    related.some((id) => touched.has(subModuleById.get(id)?.moduleId ?? ''))
}

function builtText(distDir: string, name: string): string | undefined {
  const path = join(distDir, name.endsWith('.webmanifest') ? `client/${name}` : `pages/${name}.html`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
