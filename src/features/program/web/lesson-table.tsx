import { createElement, Fragment, type ReactNode } from 'react'
import { ProseTable } from '#platform/ui/prose.tsx'
import type { Block, Inline } from '../lesson.ts'
import { plainText } from '../plain-text.ts'
import { drawInline } from './draw-inline.tsx'

type TableBlock = Extract<Block, { kind: 'table' }>
type Align = TableBlock['align'][number]

export function LessonTable({ align, head, rows }: TableBlock) {
  const names = head.map(plainText).filter(Boolean)
  const heading = head.map((inline, column) => drawHeading(inline, align[column]))
  const body = rows.map((cells) =>
    drawRow(
      cells.map((inline, column) =>
        column === 0 && head[0]?.length === 0 ? drawRowHeading(inline) : drawCell(inline, align[column]),
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

const drawCell = (inline: Inline[], align?: Align) => <td className={looks[align ?? 'left']}>{drawInline(inline)}</td>

/** What stands first in a row under no heading names the row. */
const drawRowHeading = (inline: Inline[]) => (
  <th scope="row" className="font-normal">
    {drawInline(inline)}
  </th>
)

/** An empty heading cell is a plain one: it names no column. */
function drawHeading(inline: Inline[], align?: Align): ReactNode {
  if (inline.length === 0) return <td />
  return (
    <th scope="col" className={looks[align ?? 'left']}>
      {drawInline(inline)}
    </th>
  )
}

const looks = { left: undefined, right: 'text-right! tabular-nums', center: 'text-center!' }
