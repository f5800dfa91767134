import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

const root = join(import.meta.dirname, '../../..')
const module = 'foundation-01-founder-baseline'
const file = `modules/${module}/foundation-01-runway.md`
const lesson = `/modules/${module}/submodules/foundation-01-runway`
const folder = mkdtempSync(join(tmpdir(), 'frontier-content-'))
const content = join(folder, 'content')
const files = /resources\/(files|previews)$/

let world: World
let ada: TestMember
beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true, filter: (path) => !files.test(path) })
  for (const name of ['files', 'previews'])
    symlinkSync(join(root, 'content/resources', name), join(content, 'resources', name))
  world = await newWorld({ distDir: join(root, 'dist') })
  ada = await world.member()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const read = async ({ send }: Pick<TestMember, 'send'>, path = lesson) => (await send('GET', path)).body

/** Writes another sentence into the lesson's file and reads the program from the disk again. */
function write(sentence: string) {
  const path = join(content, file)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\n${sentence}\n`)
  return loadProgram(contentReader(content))
}

test('a lesson that changed on the disk is served as a static page with its new text, without a restart', async () => {
  const built = await read(ada)
  expect(built).toContain('How long your money lasts')
  const sentence = 'Count the coffee <b>money</b> too.'
  await world.app.refreshLesson(write('Count the coffee money too.'), 'foundation-01-runway')
  const fresh = await read(ada)
  expect(fresh).toContain('Count the coffee money too.')
  expect(fresh).not.toContain(sentence)
  // All but the text is as the build made it: the start of the app, its scripts, what it asks for.
  const head = (html: string) => html.slice(0, html.indexOf('<div id="app">')).replace(/[\w+/=]{24}(?=")/g, 'nonce')
  expect(head(fresh)).toBe(head(built))
})

test('whoever may not read a changed lesson gets nothing of it', async () => {
  expect(await read(world.stranger)).not.toContain('Count the coffee money too.')
})

test('a lesson that was refreshed twice at once has the newer text', async () => {
  const older = world.app.refreshLesson(write('Older.'), 'foundation-01-runway')
  const newer = world.app.refreshLesson(write('Newer.'), 'foundation-01-runway')
  await Promise.all([older, newer])
  expect(await read(ada)).toContain('Newer.')
})

test('a server whose content is not that of its build renders what differs when it is first asked for', async () => {
  write('Written after the build.')
  const elsewhere = await newWorld({ distDir: join(root, 'dist'), env: { CONTENT_DIR: content } })
  const ben = await elsewhere.member()
  expect(await read(ben)).toContain('Written after the build.')
  await elsewhere.close()
})

test('a lesson that the program no longer has leaves no page behind', async () => {
  const { subModuleById, ...rest } = loadProgram(contentReader(content))
  const without = new Map([...subModuleById].filter(([id]) => id !== 'foundation-01-runway'))
  expect(await world.app.refreshLesson({ ...rest, subModuleById: without }, 'foundation-01-runway')).toBe(false)
  expect(await read(ada)).not.toContain('How long your money lasts')
})
