// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '../lesson.ts'
import { LessonBody } from './lesson-body.tsx'
import { lessonOutline } from './lesson-outline.ts'

afterEach(cleanup)

const paragraph = (...inline: unknown[]) => ({ kind: 'paragraph', inline }) as Block

test('markup in a text is shown as the words it is', () => {
  const { container } = render(<LessonBody lesson={[paragraph('<img src=x onerror=alert(1)>')]} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere',
  'http://x.example',
])('an address like %s is no link', (href) => {
  render(<LessonBody lesson={[paragraph({ kind: 'link', href, inline: ['words'] })]} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('words')).toBeTruthy()
})

test('what is of no known kind is not drawn', () => {
  const strange = [
    { kind: 'html', text: '<script>alert(1)</script>' },
    paragraph({ kind: 'iframe', src: 'https://x.example' }, 'kept'),
    { kind: 'box', name: 'constructor', title: 'x', business: null, blocks: [paragraph('inside')] },
  ] as unknown as Block[]
  const { container } = render(<LessonBody lesson={strange} />)
  expect(container.querySelector('script, iframe')).toBeNull()
  expect(container.textContent).toBe('keptinside')
})

test('a link on this site is drawn by the page around it, one to elsewhere is plain', () => {
  const lesson = [
    paragraph(
      { kind: 'link', href: '/modules', inline: ['here'] },
      { kind: 'link', href: 'https://a.example/', inline: ['there'] },
    ),
  ]
  render(<LessonBody lesson={lesson} link={({ href, children }) => <a href={`routed:${href}`}>{children}</a>} />)
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('routed:/modules')
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe('https://a.example/')
})

test('a table keeps its columns, and an empty heading names none', () => {
  const lesson: Block[] = [{ kind: 'table', align: [null, 'right'], head: [[], ['Price']], rows: [[['1'], ['€180']]] }]
  render(<LessonBody lesson={lesson} />)
  expect(screen.getByRole('region', { name: 'Table: Price' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  expect(screen.getByRole('cell', { name: '€180' })).toBeTruthy()
})

test('a column of numbers is narrow, and one that names the rows in words is not', () => {
  const table = (name: string): Block => ({ kind: 'table', align: [], head: [[], ['Paid']], rows: [[[name], ['4']]] })
  render(<LessonBody lesson={[table('12'), table('People who cancel the same day')]} />)
  const isNarrow = (name: string) => screen.getByRole('rowheader', { name }).classList.contains('w-10')
  expect([isNarrow('12'), isNarrow('People who cancel the same day')]).toEqual([true, false])
})

const checklist: Block[] = [
  {
    kind: 'box',
    name: 'checklist',
    title: null,
    business: null,
    blocks: [
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [{ checked: false, key: 'all_ten', blocks: [paragraph('All ten lines')] }],
      },
    ],
  },
]

test('a checklist without a keeper can still be ticked', () => {
  render(<LessonBody lesson={checklist} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All ten lines' })
  fireEvent.click(box)
  expect(box.checked).toBe(true)
})

test('ticks are kept by the key of their item', () => {
  const kept: [string, boolean][] = []
  const ticks = { isOpen: true, has: () => false, set: (key: string, on: boolean) => void kept.push([key, on]) }
  render(<LessonBody lesson={checklist} ticks={ticks} />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(kept).toEqual([['all_ten', true]])
})

test('every entry of the outline leads to a place in the text', () => {
  const lesson: Block[] = [
    { kind: 'heading', level: 2, id: 'why', inline: ['Why ', { kind: 'strong', inline: ['so'] }] },
    ...checklist,
  ]
  const { container } = render(<LessonBody lesson={lesson} />)
  const outline = lessonOutline(lesson)
  expect(outline.map(({ title }) => title)).toEqual(['Why so', 'Checklist'])
  for (const { id } of outline) expect(container.querySelector(`#${id}`)).toBeTruthy()
})

test('paragraphs and line breaks of a text are drawn as such', () => {
  const { container } = render(<LessonBody lesson={[paragraph('One', { kind: 'break' }, 'two'), paragraph('Three')]} />)
  expect([...container.querySelectorAll('p')].map((one) => one.innerHTML)).toEqual(['One<br>two', 'Three'])
})
