import { expect } from 'vitest'
import type { checkImport, importFile } from '#features/founder-file/exchange/exchange.contract.ts'
import type { ExchangeFile } from '#features/founder-file/exchange/exchange-file.ts'
import { hashOf } from '#features/founder-file/exchange/server/canonical.ts'
import { enterNumbers, listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { changeFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { keepPage } from '#features/founder-file/snapshots/snapshots.contract.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { TestMember, World } from './world.ts'

export const pageId = 'day-one-numbers'
export const params = { pageId }

export const exported = async (member: TestMember, of = 'all') => {
  const answer = await member.send('GET', `/api/founder-file/export?format=json&of=${of}`)
  expect(answer.statusCode).toBe(200)
  return { text: answer.body, file: JSON.parse(answer.body) as ExchangeFile, headers: answer.headers }
}
export const taken = async (member: TestMember, body: string) => {
  const answer = await member.send('POST', '/api/founder-file/import', body, { 'content-type': 'application/json' })
  return {
    status: answer.statusCode,
    body: answer.json() as Reply<typeof importFile> & { message: string; code: string },
  }
}
export const checked = async (member: TestMember, body: string) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await member.send('POST', '/api/founder-file/import/check', body, headers)
  return {
    status: answer.statusCode,
    body: answer.json() as Reply<typeof checkImport> & { message: string; code: string },
  }
}
export const withContent = (file: ExchangeFile, change: (content: ExchangeFile['content']) => void) => {
  const content = structuredClone(file.content)
  change(content)
  return JSON.stringify({ ...file, content, hash: hashOf(content) })
}
export const everything = async (world: World, member: TestMember) => {
  const rows = async (table: 'filePages' | 'fileAnswers' | 'fileDisplaced' | 'fileSnapshots' | 'fileNumbers') =>
    (await world.db.selectFrom(table).selectAll().where('memberId', '=', member.id).execute())
      .map((row) => JSON.stringify(row))
      .sort()
  return [
    await rows('filePages'),
    await rows('fileAnswers'),
    await rows('fileDisplaced'),
    await rows('fileSnapshots'),
    await rows('fileNumbers'),
  ]
}

/** A member with answers, a displaced text, a dated copy, and a number that was corrected. */
export async function fileWriter(world: World) {
  const ada = await world.member({ tier: 'elite' })
  await ada.call(changeFileSettings, { body: { currency: 'EUR' } })
  const { page } = (await ada.call(getPage, { params })).body
  const save = (field: string, value: unknown, version = 0, mark?: Mark) =>
    ada.call(saveAnswers, { params, body: { field, value, version, ...(mark ? { mark } : {}) } } as never)
  const text = page.fields.find(({ kind, computed, key }) => kind === 'short text' && !computed && !key.includes('.'))
  const sum = page.fields.find(({ kind, computed }) => kind === 'money' && !computed)
  const [word = '', money = ''] = [text?.key, sum?.key]
  await save(word, 'from the laptop "quoted" é')
  await save(word, 'from the phone')
  await save(money, 5200.5, 0, 'C')
  await ada.call(keepPage, { params, body: {} })
  await save(money, 4100, 1, 'G')
  const { numbers } = (await ada.call(listNumbers)).body
  const key = numbers.find(({ isEntered }) => isEntered)?.key ?? ''
  for (const value of [1, 2])
    await ada.call(enterNumbers, { body: { key, value, mark: 'G', date: '2026-02-25' } as never })
  return { ada, word }
}
