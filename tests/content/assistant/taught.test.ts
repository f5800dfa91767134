import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { liveFaults } from '../../../scripts/content/live-checks.ts'
import { checkTaught } from '../../../scripts/content/taught.ts'
import { shippedContent } from '../shipped-content.ts'

const root = mkdtempSync(join(tmpdir(), 'taught-'))
cpSync(resolve('content/sum-ways.yaml'), join(root, 'sum-ways.yaml'))
afterAll(() => rmSync(root, { recursive: true }))

test('a mistake in what the assistant learns from is found, though a server starts without it', () => {
  const content = { ...shippedContent, root }
  expect(checkTaught(content)).toEqual([])
  const file = join(root, 'sum-ways.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}way: /m, '  way: either: '))
  const found = [
    { where: expect.stringMatching(/^sum-ways\.yaml:\d+$/), says: expect.stringContaining('second colon') },
  ]
  expect(checkTaught(content)).toEqual(found)
  expect(liveFaults(content, { changed: ['sum-ways.yaml'], moved: false })).toEqual(found)
  expect(liveFaults(content, { changed: ['faq.yaml'], moved: false })).toEqual([])
})
