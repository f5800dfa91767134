import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { inLongRun } from '#tests/world/long-run.ts'

const root = join(import.meta.dirname, '../../..')
/** Longer than that it hangs; how long it takes depends on what else the machine does. */
const longestMs = 60_000
const module = 'foundation-01-founder-baseline'
const lesson = 'foundation-01-runway'
const file = `modules/${module}/${lesson}.md`
const otherFile = `modules/${module}/foundation-01-day-one-numbers.md`

let folder: string
let content: string
let served: Served
let ada: Awaited<ReturnType<typeof joinOver>>

let database: Record<string, string>
const serve = () =>
  serveProcess(join(folder, 'data'), {
    CONTENT_DIR: content,
    LOG_LEVEL: 'info',
    AUTH_SECRET: 'x'.repeat(40),
    ...database,
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-live-'))
  content = join(folder, 'content')
  cpSync(join(root, 'content'), content, {
    recursive: true,
    filter: (path) => !/resources\/(files|previews)$/.test(path),
  })
  for (const name of ['files', 'previews'])
    symlinkSync(join(root, 'content/resources', name), join(content, 'resources', name))
  database = await migratedPlace(join(folder, 'data'))
  served = await serve()
  ada = await joinOver(served.url, 'ada@members.example')
}, 60_000)
afterAll(async () => {
  expect(await served.stop()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

const path = (name: string) => join(content, name)
const text = (name: string) => readFileSync(path(name), 'utf8')
const write = (name: string, change: (text: string) => string) => writeFileSync(path(name), change(text(name)))
const page = async (address: string, cookie = ada.cookie) =>
  (await fetch(served.url + address, { headers: { cookie, accept: 'text/html' } })).text()
const lessonPage = () => page(`/modules/${module}/submodules/${lesson}`)
const lessonData = () => page(`/api/submodules/${lesson}`)

/** Members who go on using the site meanwhile; answers what went wrong for any of them. */
async function underRequests(work: () => Promise<void>): Promise<string[]> {
  const failed: string[] = []
  let isOver = false
  let count = 0
  const ask = async (address: string, cookie: string) => {
    while (!isOver) {
      const reply = await fetch(served.url + address, { headers: { cookie } }).catch((error: unknown) => String(error))
      const isWell = typeof reply !== 'string' && reply.ok && (await reply.text()).length > 0
      if (!isWell) failed.push(`${address}: ${typeof reply === 'string' ? reply : reply.status}`)
      count += 1
      await wait(inLongRun(60, 40))
    }
  }
  const addresses = ['/api/modules', `/api/submodules/${lesson}`, `/modules/${module}/submodules/${lesson}`]
  const all = [...addresses.map((one) => ask(one, ada.cookie)), ask('/', '')]
  await work().finally(() => {
    isOver = true
  })
  await Promise.all(all)
  expect(count).toBeGreaterThan(20)
  return failed
}

/** What it logged, without the requests. */
const said = (from = 0) =>
  served
    .output()
    .slice(from)
    .split('\n')
    .filter((line) => !line.includes('"msg":"request"'))
    .join('\n')

async function until(is: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await is()); await wait(25))
    if (performance.now() - began > longestMs) throw new Error(`not within ${longestMs} ms:\n${said().slice(-3000)}`)
}

test('an edited lesson and a new price are served without a restart, and no request fails', {
  timeout: 120_000,
}, async () => {
  const failed = await underRequests(async () => {
    write(file, (text) => text.replace(':::exercise', 'Count the coffee money too.\n\n:::exercise'))
    write('plans.yaml', (text) => text.replace(/\b97\b/, '98'))
    write('front-page.yaml', (text) => text.replace('The full program', 'All of it'))
    await until(async () => (await lessonPage()).includes('Count the coffee money too.'))
  })
  expect(failed).toEqual([])
  expect(await lessonData()).toContain('Count the coffee money too.')
  expect(await page('/', '')).toContain('$98')
  expect(await page('/', '')).toContain('All of it')
})

test('a broken, a half-saved and a misleading file leave what is served, and the log says why', {
  timeout: 300_000,
}, async () => {
  const [good, other, plans] = [text(file), text(otherFile), text('plans.yaml')]
  // What can’t be read is told before what is read is looked at.
  const wrongs: [change: () => void, says: readonly RegExp[]][] = [
    [() => writeFileSync(path('plans.yaml'), `${plans}\n  : {[`), [/plans\.yaml:\d+/]],
    [
      () => {
        writeFileSync(path(file), good.slice(0, good.length / 2))
        writeFileSync(path(otherFile), other.replace(':::exercise', '[Tea](/nowhere)\n\n:::exercise'))
      },
      [/foundation-01-runway\.md: has 0 parts/, /nowhere leads nowhere/],
    ],
  ]
  for (const [change, says] of wrongs) {
    const before = served.output().length
    const failed = await underRequests(async () => {
      change()
      await until(async () => says.every((one) => one.test(served.output().slice(before))))
    })
    expect(failed).toEqual([])
    expect(await lessonPage()).toContain('Count the coffee money too.')
    writeFileSync(path(file), good)
    writeFileSync(path(otherFile), other)
    writeFileSync(path('plans.yaml'), plans)
    await until(async () => served.output().slice(before).includes('again as it is served'))
  }
})

test('a server that starts beside content with mistakes serves what it served before, and says what is wrong', {
  timeout: 180_000,
}, async () => {
  const keeps = join(folder, 'data/served-content')
  const isKept = (version: string) =>
    !version.startsWith('.') && readFileSync(join(keeps, version, file), 'utf8').includes('Count the coffee money too.')
  await until(async () => existsSync(keeps) && readdirSync(keeps).some(isKept))
  expect(await served.stop()).toBe(0)
  const plans = text('plans.yaml')
  onTestFinished(() => writeFileSync(path('plans.yaml'), plans))
  writeFileSync(path('plans.yaml'), `${plans}\n  : {[`)
  served = await serve()
  expect(said()).toMatch(/plans\.yaml:\d+.*the content has mistakes: what was served before is served/)
  expect(await lessonData()).toContain('Count the coffee money too.')
  await until(async () => said().includes('changed content has mistakes and is not served'))
  await until(async () => (await page('/', '')).includes('$98'))
  writeFileSync(path('plans.yaml'), plans)
  await until(async () => /again as it is served|changed content is served/.test(said()))
  expect(await page('/', '')).toContain('$98')
})

// Last: with another name all lessons are rendered anew, and each later change would begin that again.
test('a file that comes and goes is followed, in a folder that is new too, and so is a new seller', {
  timeout: 180_000,
}, async () => {
  const etag = (await fetch(`${served.url}/terms`)).headers.get('etag')
  mkdirSync(path('worksheets/new'), { recursive: true })
  writeFileSync(path('worksheets/new/notes.txt'), 'nothing that is read')
  await until(async () => /"first":\["worksheets\/new\/notes.txt"\]/.test(served.output()))
  const failed = await underRequests(async () => {
    unlinkSync(path('worksheets/new/notes.txt'))
    write('brand.yaml', (text) => text.replace(/^name:.*$/m, 'name: Kiln Academy'))
    write('logo.svg', (text) => text.replace('M7.2 27', 'M7.3 27'))
    await until(async () => (await page('/', '')).includes('Kiln Academy'))
  })
  expect(failed).toEqual([])
  expect(served.output()).toContain('"first":["brand.yaml","logo.svg","worksheets/new/notes.txt"]')
  expect(await page('/', '')).toContain('M7.3 27')
  expect(await page('/manifest.webmanifest', '')).toContain('Kiln Academy')
  const terms = await fetch(`${served.url}/terms`, { headers: { 'if-none-match': etag ?? '' } })
  expect([terms.status, (await terms.text()).includes('Kiln Academy')]).toEqual([200, true])
})
