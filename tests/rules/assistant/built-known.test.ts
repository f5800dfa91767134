import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtKnown, writeBuiltKnown } from '#features/assistant/understanding/server/built-known.ts'
import { createUnderstanding } from '#features/assistant/understanding/server/create-understanding.ts'
import { createKnown } from '#features/assistant/understanding/server/known.ts'
import type { KnownText } from '#features/assistant/understanding/server/matter.ts'
import { digestOf } from '#platform/server/content-digest.ts'
import { contentReader } from '#platform/server/content-files.ts'

const text = (id: string, text: string): KnownText => ({
  matter: { kind: 'lesson', id, key: 'why' },
  text,
  worth: 1,
})
const texts = [text('price', 'what do I charge for a haircut'), text('hire', 'do I need someone to help in the shop')]

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-known-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what the build compared is understood as what a server compares itself', () => {
  const folder = scratch()
  const made = createKnown(texts, 'one')
  writeBuiltKnown(folder, made)
  const read = builtKnown('one', join(folder, 'known-texts.bin'))
  expect(read).toEqual(made)
  const asked = 'how much should a haircut cost'
  const meant = read && createUnderstanding(read, () => new Map())(asked)
  expect(meant).toEqual(createUnderstanding(made, () => new Map())(asked))
  expect(meant?.[0]?.id).toBe('price')
})

test('what was built of other content, or not at all, is not taken', () => {
  const folder = scratch()
  writeBuiltKnown(folder, createKnown(texts, 'one'))
  expect(builtKnown('another', join(folder, 'known-texts.bin'))).toBeUndefined()
  expect(builtKnown('one', join(folder, 'missing.bin'))).toBeUndefined()
})

test('a changed letter in any of the files is other content', () => {
  const folder = scratch()
  const digest = () => digestOf(contentReader(folder), ['asks.yaml', 'help.yaml'])
  writeFileSync(join(folder, 'asks.yaml'), 'a: b')
  writeFileSync(join(folder, 'help.yaml'), 'c: d')
  const before = digest()
  writeFileSync(join(folder, 'help.yaml'), 'c: e')
  expect(digest()).not.toBe(before)
  writeFileSync(join(folder, 'help.yaml'), 'c: d')
  expect(digest()).toBe(before)
})
