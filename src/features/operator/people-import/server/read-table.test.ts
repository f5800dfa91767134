import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const text = (between: string) =>
  [
    ['Email', 'First name', 'Last name'],
    ['zoe@members.example', 'Zoë', 'Müller-Núñez'],
  ]
    .map((cells) => cells.join(between))
    .join('\r\n')

test.each([
  ['UTF-8', Buffer.from(text(','))],
  ['UTF-8 after a mark', Buffer.from(`\ufeff${text(',')}`)],
  ['the code page that Excel saves “CSV” in', Buffer.from(text(';'), 'latin1')],
  ['Excel’s “Unicode text”', Buffer.from(`\ufeff${text('\t')}`, 'utf16le')],
])('names come in as they were typed from %s', (_, raw) => {
  const { people, problems } = readTable(raw)
  expect([people, problems]).toMatchObject([
    [{ email: 'zoe@members.example', firstName: 'Zoë', lastName: 'Müller-Núñez' }],
    [],
  ])
})

test('letters that the code page has and Latin-1 lacks are read too', () => {
  const raw = Buffer.from('Email,First name\nx@members.example,\x8eeljko O\x92Neil', 'latin1')
  expect(readTable(raw).people).toMatchObject([{ firstName: 'Željko O’Neil' }])
})
