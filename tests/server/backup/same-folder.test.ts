import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from '#platform/server/backup/manifest.ts'
import type { Snapshot } from '#platform/server/backup/snapshot.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-same-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** So many rows of one table, a moment apart. */
const snapshot = (rows: number): Snapshot => ({
  tables: ['users'],
  migrations: [],
  async *rows() {
    for (let id = 0; id < rows; id += 1) {
      await new Promise((done) => setTimeout(done, 5))
      yield { id }
    }
  },
  close: async () => {},
})

const write = (target: string, given: Snapshot) =>
  writeBackup({ snapshot: given, dataDir: folder, target, createdAt: '2026-03-02T03:00:00.000Z', secret: 'a secret' })

test('of two that write the same folder one is whole there, and nothing else is left', async () => {
  const target = join(folder, '2026-03-02')
  const ends = await Promise.allSettled([write(target, snapshot(20)), write(target, snapshot(25))])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(ends[1]).toMatchObject({ reason: { message: `${target} is not empty. Name a new folder.` } })
  expect((await readManifest(target)).manifest.tables).toEqual({ users: 20 })
  expect(readdirSync(folder)).toEqual(['2026-03-02'])
})

test('one that fails leaves nothing behind, and an empty folder is filled', async () => {
  const target = join(folder, 'empty')
  mkdirSync(target)
  const broken = { ...snapshot(1), rows: () => snapshot(1).rows('users'), tables: ['users', 'users'] }
  await expect(write(target, broken)).rejects.toThrow('EEXIST')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  await write(target, snapshot(1))
  expect(existsSync(join(target, 'manifest.json'))).toBe(true)
})
