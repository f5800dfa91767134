import { buildScript } from '../script.ts'
import { chunksBelow, isChunk } from './chunks.ts'
import { findFile, type Output } from './output.ts'

/** What a lesson page is shown with: its chunks, those that every page loads at once, and what they wear. */
const shown = [
  'src/app/web/pages/sub-module.page.tsx',
  'src/features/founder-file/form/web/worksheet-form.tsx',
  'src/features/coaching/sharing/web/page-sharing.tsx',
  'src/features/founder-file/fields/web/conflict.tsx',
  'src/features/founder-file/fields/web/elsewhere-field.tsx',
  'src/features/founder-file/fields/web/offers.tsx',
  'src/features/founder-file/fields/web/why-unread.tsx',
  'src/features/founder-file/form/web/example-beside.tsx',
  'src/features/founder-file/form/web/good-beside.tsx',
  'src/features/founder-file/form/web/keep-first.tsx',
  'src/features/founder-file/form/web/guidance.tsx',
  'src/features/founder-file/form/web/foot/more-menu.tsx',
  'src/features/founder-file/running/web/running-exercise.tsx',
  'src/features/founder-file/binder/web/made-in-lesson.tsx',
  'src/features/founder-file/pages/work-out-page.ts',
  'src/features/founder-file/tables/web/grid-cards.tsx',
  'src/features/founder-file/tables/web/repeat-figure.tsx',
  'src/features/founder-file/tables/web/row-removed.tsx',
  'src/features/founder-file/tables/web/table-cards.tsx',
  'src/features/founder-file/ticks/web/open-ticks.ts',
  'src/app/web/focus.ts',
  'src/app/web/navigation/avatar-menu.tsx',
  'src/platform/ui/toast/toaster.tsx',
  'src/platform/ui/overlay/dialog-panel.tsx',
]

/** Builds the service worker with the names of the files that it caches; other files are another version. */
export async function buildServiceWorker(output: Output, offlinePage: string): Promise<void> {
  const scripts = chunksBelow(output, shown)
  const styles = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const fonts = output.map(({ fileName }) => fileName).filter((name) => /-latin-wght-normal.*\.woff2$/.test(name))
  const ofOfflinePage = [...offlinePage.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const files = new Set([
    '/theme-boot.js',
    '/favicon.svg',
    ...scripts,
    ...[...styles, ...fonts].map((name) => `/${name}`),
    ...ofOfflinePage,
  ])
  await buildScript('src/app/web/offline/worker/service-worker.ts', 'client/sw.js', {
    __FILES__: [...files],
    __VERSION__: versionOf(output),
  })
}

/** The entry's name holds a hash of all that it leads to. */
function versionOf(output: Output): string {
  const entry = findFile(output, 'entry', (file) => isChunk(file) && file.isEntry)
  return /-([^-]+)\.js$/.exec(entry)?.[1] ?? entry
}
