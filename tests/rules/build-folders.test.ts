import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveNext, stampName } from '../../scripts/build/folders.ts'
import { stateOf } from '../../scripts/build/stale.ts'

const root = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(root, { recursive: true }))

function make(...assets: string[]) {
  mkdirSync(join(root, 'dist.next/client/assets'), { recursive: true })
  mkdirSync(join(root, 'dist.next/server'), { recursive: true })
  for (const name of assets) {
    writeFileSync(join(root, 'dist.next/client/assets', name), name)
    writeFileSync(join(root, 'dist.next/server', name), name)
  }
  serveNext(`built from ${assets}`, root)
}
const served = (folder = 'client/assets') => readdirSync(join(root, 'dist', folder)).sort()

test('a new build keeps the files of the one before, for pages that are open and a server that runs, and no older ones', () => {
  make('app-1.js', 'shared.js')
  expect(served()).toEqual(['app-1.js', 'shared.js'])
  make('app-2.js', 'shared.js')
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'shared.js'])
  make('app-3.js')
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'shared.js'])
  expect(served('server')).toEqual(served())
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build says what it was built from, so that no start builds it again', () => {
  make('app-4.js')
  expect(readFileSync(join(root, 'dist', stampName), 'utf8')).toBe('built from app-4.js')
})

test('a file that changed but kept an old time counts as changed, the same file with a new time does not', () => {
  const folder = join(root, 'content')
  mkdirSync(folder)
  const file = join(folder, 'plans.yaml')
  writeFileSync(file, 'price: 97')
  const before = stateOf([folder])
  utimesSync(file, 2_000_000_000, 2_000_000_000)
  expect(stateOf([folder])).toBe(before)
  writeFileSync(file, 'price: 149')
  utimesSync(file, 1, 1)
  expect(stateOf([folder])).not.toBe(before)
  expect(readFileSync(file, 'utf8')).toBe('price: 149')
})
