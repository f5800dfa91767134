import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDocuments } from '#tests/rules/test-documents.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let folder: string
let world: World
beforeAll(async () => {
  folder = testDocuments(mkdtempSync(join(tmpdir(), 'frontier-assets-')))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'client/assets/app-1.js'), 'one()')
  world = await newWorld({ distDir: folder })
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (url: string, headers = {}) => world.app.inject({ url, headers })

test('a server that runs on serves the files of a build that was made meanwhile, packed where they are', async () => {
  expect((await ask('/assets/app-1.js')).body).toBe('one()')
  expect((await ask('/assets/app-2.js')).statusCode).toBe(404)
  writeFileSync(join(folder, 'client/assets/app-2.js'), 'two()')
  writeFileSync(join(folder, 'client/assets/app-2.js.gz'), 'packed')
  const later = await ask('/assets/app-2.js')
  expect([later.body, later.headers['cache-control']]).toEqual(['two()', 'public, max-age=31536000, immutable'])
  expect(later.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  expect((await ask('/assets/app-2.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test.each([
  '/assets/../../secret',
  '/assets/%2e%2e/%2e%2e/secret',
  '/assets/..%2f..%2fsecret',
  '/assets/',
  '/assets/.hidden',
])('%s leads nowhere', async (url) => {
  writeFileSync(join(folder, 'secret'), 'secret')
  writeFileSync(join(folder, 'client/assets/.hidden'), 'secret')
  const { statusCode, body } = await ask(url)
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toContain('secret')
})
