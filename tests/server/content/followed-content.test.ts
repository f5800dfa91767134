import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTree } from '#app/server/live-content/content-tree.ts'
import { startLiveContent } from '#app/server/live-content/live-content.ts'
import { isPostgres } from '#tests/world/installation.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { isOnBoth } from '../../engines/one-engine.ts'

const shipped = resolve('content')
const folder = mkdtempSync(join(tmpdir(), 'frontier-followed-'))
let world: World
let stop: (() => void) | undefined
beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true, filter: (path) => !/resources\/(files|previews)$/.test(path) })
  for (const name of ['files', 'previews'])
    symlinkSync(join(shipped, 'resources', name), join(folder, 'resources', name))
  world = await newWorld({ env: { CONTENT_DIR: folder } })
}, 60_000)
afterAll(async () => {
  stop?.()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const waiting = () => world.db.selectFrom('jobs').select('runAt').where('name', '=', 'journey.follow-content').execute()

/** A look is a process. */
test.runIf(!isPostgres || isOnBoth)(
  'what is served is followed a minute later, and so is each change',
  { timeout: 120_000 },
  async () => {
    const running = await readTree(folder)
    stop = startLiveContent(world.services, {
      config: { contentDir: folder, local: true },
      distDir: join(folder, 'nowhere'),
      running,
    })
    const untilWaiting = async (count: number) => {
      while ((await waiting()).length < count) await wait(100)
    }
    await untilWaiting(1)
    const file = join(folder, 'modules/foundation-01-founder-baseline/foundation-01-runway.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace(':::exercise', 'Count the coffee money too.\n\n:::exercise'))
    await untilWaiting(2)
    const latest = (await waiting()).map(({ runAt }) => runAt).sort()[1] ?? ''
    expect(Temporal.Instant.from(latest).since(Temporal.Now.instant()).total('seconds')).toBeGreaterThan(30)
  },
)
