import { readFileSync, writeFileSync } from 'node:fs'
import { chunksBelow } from './chunks.mjs'
import { next } from './folders.mjs'

/** What a lesson page is shown with: its chunks, those that every page loads at once, and what they wear. */
const shown = [
  'src/app/web/pages/sub-module.page.tsx',
  'src/features/founder-file/form/web/worksheet-form.tsx',
  'src/app/web/navigation/avatar-menu.tsx',
  'src/platform/ui/toast/toaster.tsx',
  'src/platform/ui/overlay/dialog-panel.tsx',
]

/** Writes the service worker with the names of the files that it keeps; other files are another version. */
export function writeServiceWorker(output, offlinePage) {
  const scripts = chunksBelow(output, shown)
  const styles = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const fonts = output.map(({ fileName }) => fileName).filter((name) => /-latin-wght-normal.*\.woff2$/.test(name))
  const ofOfflinePage = [...offlinePage.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  const files = new Set([
    '/theme-boot.js',
    '/favicon.svg',
    ...scripts,
    ...[...styles, ...fonts].map((name) => `/${name}`),
    ...ofOfflinePage,
  ])
  const worker = readFileSync('src/app/web/offline/service-worker.js', 'utf8')
  writeFileSync(
    `${next}/client/sw.js`,
    worker.replace('__FILES__', JSON.stringify([...files])).replace('__VERSION__', versionOf(output)),
  )
}

/** The entry's name holds a hash of all that it leads to. */
const versionOf = (output) => /-([^-]+)\.js$/.exec(output.find(({ isEntry }) => isEntry).fileName)[1]
