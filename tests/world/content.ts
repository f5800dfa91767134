import { resolve } from 'node:path'
import type { Config } from '#app/config.ts'
import { type Content, loadContent } from '#app/server/content/load-content.ts'
import { contentReader } from '#platform/server/content-files.ts'

const shipped = resolve('content')
const loaded = new Map<boolean, Content>()

/** The program as it is shipped is read once, frozen, and shared by all worlds of a process; a folder of a test's own is read anew. */
export function contentFor({ contentDir, local }: Config): Content {
  const load = () => loadContent(contentReader(contentDir), { local })
  if (contentDir !== shipped) return load()
  const known = loaded.get(local) ?? load()
  loaded.set(local, known)
  return known
}
