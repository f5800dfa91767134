import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found, Viewer } from '../../pages.ts'

type Chunk = { file: string; imports?: string[] }
type Preloads = { chunk?: string; calls: readonly string[] }

const user = '/api/auth/user'

/** What the app would otherwise ask for one after another: a slow line need not wait for each in turn. */
function preloadsOf({ page }: Found, viewer: Viewer): Preloads {
  if (page.name === 'home' && viewer === 'client')
    return { chunk: 'src/features/dashboard/web/dashboard.page.tsx', calls: [user] }
  return { calls: viewer === 'visitor' ? [] : [user] }
}

/** The `Link` header of a document, by which a browser asks for what follows while it still reads the document. */
export function createPreloadLinks(distDir: string): (found: Found, viewer: Viewer) => string {
  const path = join(distDir, 'client/.vite/manifest.json')
  const manifest: Record<string, Chunk> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}

  return (found, viewer) => {
    const { chunk, calls } = preloadsOf(found, viewer)
    const scripts = chunk ? filesOf(manifest, chunk) : new Set<string>()
    return [
      ...[...scripts].map((file) => `</${file}>; rel="modulepreload"`),
      ...calls.map((call) => `<${call}>; rel="preload"; as="fetch"; crossorigin="anonymous"`),
    ].join(', ')
  }
}

function filesOf(manifest: Record<string, Chunk>, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, files)
  return files
}
