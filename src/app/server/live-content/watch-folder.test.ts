import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FolderWatch, watchFolder } from './watch-folder.ts'

let root: string
let calls = 0
let watched: FolderWatch
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'frontier-watch-'))
})
afterEach(() => watched.stop())
afterAll(() => rmSync(root, { recursive: true, force: true }))

const begin = (folders: readonly string[]) => {
  watched = watchFolder(root, () => {
    calls += 1
  })
  watched.follow(folders, { again: false })
  calls = 0
}

test('what a new folder held before it was watched is looked at, also while all watches are renewed', () => {
  for (const again of [false, true]) {
    begin([''])
    mkdirSync(join(root, `new-${again}`))
    watched.follow(['', `new-${again}`], { again })
    expect(calls, `again: ${again}`).toBe(1)
    watched.follow(['', `new-${again}`], { again })
    expect(calls).toBe(1)
    watched.stop()
  }
})

test('what is written after watches were renewed is told of', async () => {
  begin([''])
  watched.follow([''], { again: true })
  writeFileSync(join(root, 'words.yaml'), 'x')
  await expect.poll(() => calls).toBeGreaterThan(0)
})
