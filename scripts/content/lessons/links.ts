import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, type Fault, whereIs } from '../content.ts'
import { links } from './blocks.ts'

/** Pages that content may link to, beside modules, lessons and resources. */
const pages = [
  '/',
  '/framework',
  '/resources',
  '/pricing',
  '/refer',
  '/frontier',
  '/modules',
  '/coaching',
  '/ai-assistant',
]

export function checkLinks(content: Content): Fault[] {
  const inLessons = content.lessons.flatMap((lesson) =>
    links(lesson.lesson())
      .filter((href) => !resolves(href, content))
      .map((href) => ({ where: whereIs(content, lesson, href), says: `the link ${href} leads nowhere.` })),
  )
  return [...inLessons, ...checkOtherFiles(content)]
}

function resolves(href: string, { program, library }: Content): boolean {
  const [path = '', query = ''] = href.split('?')
  const [, moduleId, subModuleId] = /^\/modules\/([\w-]+)(?:\/submodules\/([\w-]+))?$/.exec(path) ?? []
  if (subModuleId) return program.subModuleById.get(subModuleId)?.moduleId === moduleId
  if (moduleId) return program.moduleById.has(moduleId)
  if (path === '/resources' && query) return library.resourceById.has(new URLSearchParams(query).get('open') ?? '')
  return pages.includes(path) || path.startsWith('/legal/') || /^(?:https:|mailto:)/.test(href)
}

/** Links in the Markdown and YAML files that are no lessons. */
function checkOtherFiles(content: Content): Fault[] {
  return globSync('{legal,resources}/*.md', { cwd: content.root }).flatMap((file) =>
    [...readFileSync(join(content.root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !resolves(href, content) && !/^\/(?:terms|privacy|refunds)$/.test(href))
      .map((href) => ({ where: file, says: `the link ${href} leads nowhere.` })),
  )
}
