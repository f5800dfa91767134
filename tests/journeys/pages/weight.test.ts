import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const client = 'dist/client'
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry && name.endsWith('app.html')) ?? ''
const pages = Object.keys(manifest).filter((name) => /\.page\.tsx$/.test(name) && name.startsWith('src/'))

/** Every file that a chunk cannot run without. */
function needed(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const other of chunk.imports ?? []) needed(other, found)
  return found
}

/** What the shell loads by itself beside every page, a moment later: the menu of the account, the notification area. */
const beside = ['src/app/web/navigation/avatar-menu.tsx', 'src/platform/ui/toast/toaster.tsx']
const shell = () => [entry, ...beside].reduce((found, name) => needed(name, found), new Set<string>())

const brotli = (file: string) => readFileSync(`${client}/${file}.br`).length
const weight = (files: Iterable<string>) =>
  [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + brotli(file), 0)

test.each(pages)(
  'the first load of %s is at most 170 kB of script, and after the dashboard it adds at most 25',
  (page) => {
    const home = needed('src/features/dashboard/web/dashboard.page.tsx', shell())
    const all = needed(page, needed(entry))
    expect(weight(all)).toBeLessThanOrEqual(170_000)
    // With what comes a moment later, before anybody can ask for it.
    expect(weight(needed(page, shell()))).toBeLessThanOrEqual(189_600)
    expect(weight(new Set([...all].filter((file) => !home.has(file))))).toBeLessThanOrEqual(25_000)
  },
)

const ofFile = (name: string) =>
  Object.keys(manifest).find((key) => key === `src/features/founder-file/${name}` || key.startsWith(`_${name}`)) ?? ''

/** What a lesson's form adds to the lesson; the queue that every page loads beside itself is there already. */
test('the form of a lesson is at most 15 kB of script, and what is not needed before one types or asks comes by itself', () => {
  const queue = ['current-outbox', 'waiting-answers', 'saved-news'].map(ofFile)
  const lesson = ['src/app/web/pages/sub-module.page.tsx', ...queue].reduce(
    (found, name) => needed(name, found),
    shell(),
  )
  const added = [...needed(ofFile('form/web/worksheet-form.tsx'))].filter((file) => !lesson.has(file))
  expect(weight(added)).toBeGreaterThan(8_000)
  expect(weight(added)).toBeLessThanOrEqual(15_000)
  const later = ['pages/work-out-page.ts', 'form/web/guidance.tsx', 'fields/web/elsewhere-field.tsx']
  for (const name of later) expect(added).not.toContain(manifest[ofFile(name)]?.file ?? '')
  const there = new Set([...lesson, ...added])
  const calculator = [...needed(ofFile('pages/work-out-page.ts'))].filter((file) => !there.has(file))
  expect(weight(calculator)).toBeLessThanOrEqual(6_000)
})

test('no schema library reaches the browser', () => {
  const names = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'))
  const withZod = names.filter((file) => readFileSync(`${client}/${file}`, 'utf8').includes('ZodError'))
  expect(withZod).toEqual([])
})
