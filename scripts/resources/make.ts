import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { contentDir, sources } from './brand.ts'
import { closeBrowser } from './browser.ts'
import { writeFiles } from './library/write-files.ts'
import { makePreviews, previewable } from './previews.ts'

/**
 * `npm run resources` makes every file of the library again, and the pictures of their first pages;
 * `npm run resources -- runway-sheet` only the named ones.
 */
const makers: Record<string, () => Promise<(id: string) => Promise<void>>> = {
  pages: async () => (await import('./pages.ts')).makePage,
  films: async () => (await import('./films.ts')).makeFilm,
}
const asked = process.argv.slice(2)

const fromPages = writeFiles(contentDir, (id) => asked.length === 0 || asked.includes(id) || asked.includes('files'))
if (fromPages.length > 0) console.log(fromPages.map((id) => `files/${id}`).join('\n'))

for (const [folder, load] of Object.entries(makers)) {
  const ids = globSync(`${sources}/${folder}/*`)
    .map((path) => basename(path, extname(path)))
    .sort()
  const wanted = ids.filter((id) => asked.length === 0 || asked.includes(id) || asked.includes(folder))
  if (wanted.length === 0) continue
  const make = await load()
  for (const id of wanted) {
    await make(id)
    console.log(`${folder}/${id}`)
  }
}
await closeBrowser()

// After the files, from the files: one that nobody made here, but put here, is pictured too.
makePreviews(previewable().filter((id) => asked.length === 0 || asked.includes(id) || asked.includes('previews')))
