import { createElement, Fragment, type ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { ProseTable } from '#platform/ui/styles/prose.tsx'
import type { Block, Inline } from '../lesson.ts'
import { plainText } from '../plain-text.ts'
import { drawInline } from './draw-inline.tsx'

type TableBlock = Extract<Block, { kind: 'table' }>
type Align = TableBlock['align'][number]

export function LessonTable({ align, head, rows }: TableBlock) {
  const names = head.map(plainText).filter(Boolean)
  const widths = head.map((inline, column) =>
    inline.length === 0 && rows.every((cells) => isMark(cells[column])) ? 'w-10 min-w-8!' : undefined,
  )
  const heading = head.map((inline, column) => drawHeading(inline, align[column], widths[column]))
  const body = rows.map((cells) =>
    drawRow(
      cells.map((inline, column) =>
        head[column]?.length === 0
          ? drawRowName(inline, align[column], widths[column])
          : drawCell(inline, align[column]),
      ),
    ),
  )
  return (
    <ProseTable label={`Table: ${names.join(', ')}`}>
      <thead>{drawRow(heading)}</thead>
      <tbody>{createElement(Fragment, null, ...body)}</tbody>
    </ProseTable>
  )
}

const drawRow = (cells: readonly ReactNode[]) => createElement('tr', null, ...cells)

/** A column of numbers or marks can be narrow; text columns share the rest. */
const isMark = (inline: Inline[] = []) => plainText(inline).length <= 3

/** A column without a heading holds the row headings. */
const drawRowName = (inline: Inline[], align?: Align, width?: string) => (
  <th scope="row" className={classNames(looks[align ?? 'left'], width, 'font-normal')}>
    {drawInline(inline)}
  </th>
)

const drawCell = (inline: Inline[], align?: Align) => <td className={looks[align ?? 'left']}>{drawInline(inline)}</td>

/** An empty heading cell is a plain cell: it names no column. */
function drawHeading(inline: Inline[], align?: Align, width?: string): ReactNode {
  if (inline.length === 0) return <td className={width} />
  return (
    <th scope="col" className={looks[align ?? 'left']}>
      {drawInline(inline)}
    </th>
  )
}

const looks = { left: undefined, right: 'text-right! tabular-nums', center: 'text-center!' }
