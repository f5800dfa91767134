import { expect, test } from 'vitest'
import { pageModel } from '../form/page-model.ts'
import type { AnswerValue } from '../pages/filled-page.ts'
import { changeOf, changeOfRow, comparedLines, differenceOf, type Version } from './compared-lines.ts'

const plain = { required: false, beside: false, result: false }
const body = [
  { heading: 'The letter' },
  { field: 'reason', label: 'Reason', kind: 'long text', ...plain },
  { field: 'price', label: 'Price', kind: 'money', ...plain },
  { field: 'answer', label: 'Answer', kind: 'choice', choices: { yes: 'Yes', later: 'Not yet' }, ...plain },
  { field: 'rise', label: 'Rise', kind: 'money', formula: '[price]-180', ...plain },
  {
    table: 'tools',
    label: 'Tools',
    rows: 2,
    example: [],
    columns: [
      { key: 'tool', label: 'Tool', ...plain },
      { key: 'cost', label: 'Cost', kind: 'money', ...plain },
    ],
    totals: [
      { key: 'together', label: 'Together', result: true, each: { columns: ['cost'], formula: '0' }, cells: {} },
    ],
  },
]
const model = pageModel({ body, done: [], good: [], question: [] } as never)

const version = (
  answers: Record<string, AnswerValue>,
  values: Version['values'] = {},
  guessed: string[] = [],
): Version => ({
  answers: new Map(
    Object.entries(answers).map(([field, value]) => [field, { value, mark: guessed.includes(field) ? 'G' : null }]),
  ),
  values,
})
const compared = (before: Version, after: Version) =>
  comparedLines(model, [before, after], 'USD').flatMap(({ lines }) =>
    lines.map((line) => [line.label, ...line.shown.map(({ text }) => text), changeOf(line), differenceOf(line, 'USD')]),
  )

test('fields stand side by side with what became of them, and numbers with their difference', () => {
  const before = version({ reason: 'Costs rose', price: 200, answer: 'yes' }, { rise: 20 })
  const after = version({ reason: 'Costs rose', price: 180, answer: 'later', elsewhere: 'Folder 2' }, { rise: 0 })
  expect(compared(before, after)).toEqual([
    ['Reason', 'Costs rose', 'Costs rose', 'same', null],
    ['Price', '$200', '$180', 'changed', '−$20'],
    ['Answer', 'Yes', 'Not yet', 'changed', null],
    ['Rise', '$20', '$0', 'changed', '−$20'],
    ['I keep it elsewhere', '–', 'Folder 2', 'added', null],
  ])
})

test('a number that is only guessed now has changed, and what nobody wrote is left out', () => {
  expect(compared(version({ price: 200 }), version({ price: 200, reason: '' }, {}, ['price']))).toEqual([
    ['Price', '$200', '$200', 'changed', null],
  ])
  expect(compared(version({}), version({}))).toEqual([])
})

test('rows of a table are known by their ids: added, removed, and changed in their cells', () => {
  const before = version({
    tools: { order: ['aaaa', 'bbbb'] },
    'tools.aaaa.tool': 'Press',
    'tools.aaaa.cost': 900,
    'tools.bbbb.tool': 'Kiln',
  })
  const after = version({
    tools: { order: ['cccc', 'aaaa'] },
    'tools.aaaa.tool': 'Press',
    'tools.aaaa.cost': 950,
    'tools.bbbb.tool': 'Kiln',
    'tools.cccc.tool': 'Wheel',
  })
  const groups = comparedLines(model, [before, after], 'USD')
  expect(groups.map((group) => [group.title, changeOfRow(group)])).toEqual([
    ['Tools: Wheel', 'added'],
    ['Tools: Press', 'same'],
    ['Tools: Kiln', 'removed'],
  ])
  const [, press, kiln] = groups
  expect(press?.lines.map((line) => [line.label, changeOf(line), differenceOf(line, 'USD')])).toEqual([
    ['Tool', 'same', null],
    ['Cost', 'changed', '+$50'],
  ])
  expect(kiln?.lines.map(({ shown }) => shown.map(({ text }) => text))).toEqual([['Kiln', '–']])
})
