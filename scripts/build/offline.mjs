import { readFileSync, writeFileSync } from 'node:fs'

/** What a lesson page is shown with: its chunks, those that every page loads at once, and what they wear. */
const shown = [
  'src/app/web/sub-module.page.tsx',
  'src/app/web/avatar-menu.tsx',
  'src/platform/ui/toaster.tsx',
  'src/platform/ui/dialog-panel.tsx',
]

/** Writes the service worker with the names of the files that it keeps; other files are another version. */
export function writeServiceWorker(output, offlinePage) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const found = new Set()
  for (const chunk of chunks.values())
    if (chunk.isEntry || shown.some((name) => chunk.facadeModuleId?.endsWith(name)))
      collect(chunk.fileName, chunks, found)
  const styles = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const fonts = output.map(({ fileName }) => fileName).filter((name) => /-latin-wght-normal.*\.woff2$/.test(name))
  const ofOfflinePage = [...offlinePage.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  const files = new Set([
    '/theme-boot.js',
    '/favicon.svg',
    ...[...found, ...styles, ...fonts].map((name) => `/${name}`),
    ...ofOfflinePage,
  ])
  const worker = readFileSync('src/app/web/offline/service-worker.js', 'utf8')
  writeFileSync(
    'dist/client/sw.js',
    worker.replace('__FILES__', JSON.stringify([...files])).replace('__VERSION__', versionOf(output)),
  )
}

function collect(name, chunks, found) {
  const chunk = chunks.get(name)
  if (!chunk || found.has(name)) return
  found.add(name)
  for (const other of chunk.imports) collect(other, chunks, found)
}

/** The entry's name holds a hash of all that it leads to. */
const versionOf = (output) => /-([^-]+)\.js$/.exec(output.find(({ isEntry }) => isEntry).fileName)[1]
