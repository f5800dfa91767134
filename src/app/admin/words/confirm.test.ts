import { expect, test } from 'vitest'
import { findCommand, WrongUse } from './commands.ts'
import { confirm } from './confirm.ts'

const erase = findCommand(['members', 'erase', 'Ada@example.com'])
const endAll = findCommand(['sessions', 'end', 'all'])
const answering = (typed: string) => async () => typed

test('an erasure and the end of all sessions are done once what they name is typed again', async () => {
  await confirm(erase, false, answering(' ada@example.com '))
  await confirm(endAll, false, answering('all'))
  for (const asked of [erase, endAll])
    await expect(confirm(asked, false, answering('yes'))).rejects.toThrow('Nothing was done.')
})

test('without a terminal they are refused unless the line says --yes', async () => {
  await confirm(erase, true, undefined)
  await expect(confirm(erase, false, undefined)).rejects.toThrow(WrongUse)
})

test('one person’s sessions end, and everything else runs, unasked', async () => {
  for (const words of [['sessions', 'end', 'ada@example.com'], ['doctor'], ['help']])
    await confirm(findCommand(words), false, () => Promise.reject(new Error('asked')))
})
