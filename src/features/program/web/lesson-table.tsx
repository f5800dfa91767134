import { createElement, Fragment, type ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
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
    drawRow(cells.map((inline, column) => drawCell(inline, align[column], head[column]?.length === 0))),
  )
  return (
    <ProseTable label={`Table: ${names.join(', ')}`}>
      <thead>{drawRow(heading)}</thead>
      <tbody>{createElement(Fragment, null, ...body)}</tbody>
    </ProseTable>
  )
}

const drawRow = (cells: readonly ReactNode[]) => createElement('tr', null, ...cells)

/** A column without a name holds numbers or marks: it needs little room, and it names the rows. */
const drawCell = (inline: Inline[], align: Align | undefined, unnamed: boolean) =>
  unnamed ? (
    <th scope="row" className={classNames(looks[align ?? 'left'], 'w-10 min-w-8! font-normal')}>
      {drawInline(inline)}
    </th>
  ) : (
    <td className={looks[align ?? 'left']}>{drawInline(inline)}</td>
  )

/** An empty heading cell is a plain one: it names no column. */
function drawHeading(inline: Inline[], align?: Align): ReactNode {
  if (inline.length === 0) return <td className="w-10 min-w-8!" />
  return (
    <th scope="col" className={looks[align ?? 'left']}>
      {drawInline(inline)}
    </th>
  )
}

const looks = { left: undefined, right: 'text-right! tabular-nums', center: 'text-center!' }
