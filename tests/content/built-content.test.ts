import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { contentReader } from '#platform/server/content-files.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { loadBuilt, writeBuilt } from '../../src/app/server/live-content/built-content.ts'
import { readTree } from '../../src/app/server/live-content/content-tree.ts'

const config = { contentDir: 'content', local: false }
let version: string

beforeAll(async () => {
  ;({ version } = await readTree('content'))
})

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a server that takes what the build read has the content that the files hold', () => {
  const folder = scratch()
  writeBuilt(folder, config.contentDir, version)
  const built = loadBuilt(config, version, join(folder, 'content.bin'))
  const read = loadContent(contentReader(config.contentDir), config)
  expect(JSON.stringify(built)).toBe(JSON.stringify(read))
  const lessonOf = ({ program }: typeof read) => program.modules[3]?.core[1]?.lesson()
  expect(built && lessonOf(built)).toEqual(lessonOf(read))
})

test('content that differs from what was built by a file, or was never built, is read from its files', async () => {
  const folder = scratch()
  const changed = join(folder, 'content')
  cpSync('content', changed, { recursive: true })
  rmSync(join(changed, 'levels.yaml'))
  const { version: other } = await readTree(changed)
  writeBuilt(folder, config.contentDir, version)
  expect(other).not.toBe(version)
  expect(loadBuilt(config, other, join(folder, 'content.bin'))).toBeUndefined()
  expect(loadBuilt(config, version, join(folder, 'missing.bin'))).toBeUndefined()
})
