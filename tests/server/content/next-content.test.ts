import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '#app/server/content/load-content.ts'
import { readTree } from '#app/server/live-content/content-tree.ts'
import { startLiveContent } from '#app/server/live-content/live-content.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { giveTier } from '#features/membership/server/public.ts'
import { getNextContent } from '#features/operator/content/content.contract.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { isPostgres } from '#tests/world/installation.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { effectsOf as effectsIn } from '../../../scripts/check/effects.ts'
import { isOnBoth } from '../../engines/one-engine.ts'

const shipped = resolve('content')
const moduleId = 'foundation-01-founder-baseline'
const lessonFile = `modules/${moduleId}/foundation-01-runway.md`
const laterFile = 'modules/foundation-02-customer-discovery/module.yaml'
const pageFile = 'worksheets/strengths-page.yaml'
/** What members call its fields, which a page that loses one must not name. */
const wordsFile = 'file-words.yaml'

let next: string
let world: World
let owner: TestMember
let stop: (() => void) | undefined
beforeAll(async () => {
  next = mkdtempSync(join(tmpdir(), 'frontier-next-'))
  cpSync(shipped, next, { recursive: true, filter: (path) => !/resources\/(files|previews)$/.test(path) })
  for (const name of ['files', 'previews']) symlinkSync(join(shipped, 'resources', name), join(next, 'resources', name))
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
}, 60_000)
afterAll(async () => {
  stop?.()
  await world.close()
  rmSync(next, { recursive: true, force: true })
})

const write = (file: string, change: (text: string) => string) =>
  writeFileSync(join(next, file), change(readFileSync(join(next, file), 'utf8')))
const look = async () => (await owner.call(getNextContent)).body
const complete = (member: TestMember, subModuleId: string) =>
  member.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })

/** Each look is a process, and of the database only what a change would do to members is asked. */
const onOneEngine = test.runIf(!isPostgres || isOnBoth)

async function follow() {
  const config = { contentDir: shipped, local: true, nextContentDir: next }
  stop ??= startLiveContent(world.services, {
    config,
    distDir: join(next, 'nowhere'),
    running: await readTree(shipped),
  })
}

test('a server that follows no folder says so', async () => {
  const { status, body } = await owner.call(getNextContent)
  expect([status, body.code]).toEqual([404, 'content.notFollowed'])
})

onOneEngine('nothing waits while both folders hold the same', { timeout: 60_000 }, async () => {
  await follow()
  expect(await look()).toMatchObject({ isSame: true, files: [], effects: [], mistakes: [], lessons: [] })
})

test('what a change would do to members is said before it is shown', { timeout: 60_000 }, async () => {
  await follow()
  const core = world.services.program.moduleById.get(moduleId)?.core ?? []
  const [ada, ben, cleo] = [await world.member(), await world.member(), await world.member({ tier: 'elite' })]
  const given = { id: ben.id, email: ben.email, emailVerified: 1, timeZone: 'UTC' }
  const lastDay = world.services
    .now()
    .add({ hours: 24 * 40 })
    .toString()
    .slice(0, 10)
  await giveTier(world.services, given, { tier: 'quantum', lastDay, seen: null })
  for (const { id } of core) expect((await complete(ada, id)).status).toBe(200)
  await complete(ben, 'foundation-01-runway')
  for (const member of [ben, cleo]) {
    const body = { field: 'phone_book', value: 'Two owners', version: 0 }
    expect((await member.call(saveAnswers, { params: { pageId: 'strengths-page' }, body })).status).toBe(200)
  }
  write(lessonFile, (text) => text.replace(':::exercise', 'Count the coffee <b>money</b> too.\n\n:::exercise'))
  write(laterFile, (text) => text.replace(/^requiredTier:.*$/m, 'requiredTier: quantum'))
  write(pageFile, (text) => text.replace(/^ {2}- \{ field: phone_book,.*\n/m, ''))
  write(wordsFile, (text) => text.replace(/^ {4}phone_book:.*\n/m, ''))

  const { isSame, files, effects, mistakes, lessons } = await look()
  expect([isSame, files]).toEqual([false, [wordsFile, lessonFile, laterFile, pageFile]])
  expect(mistakes.join('\n')).toContain('the key phone_book is gone')
  // Cleo’s plan opens all, and so does what Ben was given; Ada and Olga have completed nothing of the second module.
  expect(effects).toEqual([
    '“What people come to me for” loses the field phone_book: 2 answers use it.',
    '5 lessons of “Customer discovery” take Quantum instead of Starter: 2 members are locked out.',
    '“Founder baseline”: 1 lesson changed (“How long your money lasts”). 3 members are in this module, 1 finished, none re-locked.',
    '“Customer discovery”: 1 member is in this module, 0 finished, 2 re-locked.',
  ])
  const runway = lessons.find(({ id }) => id === 'foundation-01-runway')
  expect(JSON.stringify(runway?.before)).not.toContain('Count the coffee')
  // Plain text: a page draws the tags as letters.
  expect(JSON.stringify(runway?.after)).toContain('["Count the coffee ","<b>","money","</b>"," too."]')
  // The command says the same of the installation that its settings name.
  const clock = { CLOCK: world.services.now().toString() }
  const env = { ...clock, DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const read = loadContent(contentReader(next), { local: false })
  expect(await effectsIn(read, env)).toEqual(effects)
  expect(await effectsIn(world.services, env)).toEqual([])
  // Nothing of it is shown to anyone yet.
  expect(world.services.program.subModuleById.get('foundation-01-runway')?.content).not.toContain('Count the coffee')
})

onOneEngine('content that can’t be read is told with its mistakes, and nobody but an operator may look', async () => {
  write('plans.yaml', (text) => `${text}\n  : {[`)
  expect(await look()).toMatchObject({
    effects: [],
    lessons: [],
    mistakes: [expect.stringMatching(/^plans\.yaml:\d+/)],
  })
  const member = await world.member({ role: 'coach' })
  for (const one of [member, await world.member()]) expect((await one.call(getNextContent)).status).toBe(403)
})
