import { Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from 'docx'
import type { Inline } from '../../src/features/program/lesson.ts'
import { plainText } from '../../src/features/program/plain-text.ts'
import { pageWidth, rule, runs, tint } from './document-look.ts'
import type { TableBlock } from './written.ts'

const sides = { top: rule, bottom: rule, left: rule, right: rule }

/** Empty cells are made high enough to write in, and a short table stays on one page. */
export function tableOf({ head, rows }: TableBlock): Table {
  const widths = widthsOf(head, rows)
  const isShort = rows.length <= 7
  const cell = (inline: Inline[], index: number, isHead: boolean, keepNext: boolean) =>
    new TableCell({
      children: [
        new Paragraph({
          children: runs(inline, isHead ? { bold: true } : {}),
          spacing: { before: 40, after: plainText(inline) === '' && !isHead ? 220 : 40 },
          keepNext,
        }),
      ],
      borders: sides,
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      margins: { left: 100, right: 100 },
      ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: tint } } : {}),
    })
  const made = (row: Inline[][], isHead: boolean, keepNext: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: row.map((inline, index) => cell(inline, index, isHead, keepNext)),
    })
  return new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: [made(head, true, true), ...rows.map((row, index) => made(row, false, isShort && index < rows.length - 1))],
  })
}

/** Columns take the room that their texts ask for, and never less than their longest word. */
function widthsOf(head: readonly Inline[][], rows: readonly Inline[][][]): number[] {
  const columns = head
    .map((cell, index) => [cell, ...rows.map((row) => row[index] ?? [])].map(plainText))
    .map((texts) => ({ wanted: wantedBy(texts), least: leastFor(texts) }))
  const allWanted = sumOf(columns.map(({ wanted }) => wanted))
  const spare = pageWidth - sumOf(columns.map(({ least }) => least))
  const shared = columns.map(({ wanted, least }) => ({
    least,
    over: Math.max(0, (wanted / allWanted) * pageWidth - least),
  }))
  const allOver = sumOf(shared.map(({ over }) => over))
  return shared.map(({ least, over }) => Math.round(least + (spare * over) / allOver))
}

/** In characters; a column with nothing below its head is for writing. */
function wantedBy(texts: readonly string[]): number {
  const own = Math.max(...texts.map((text) => text.length))
  const isForYou = texts.length > 1 && texts.slice(1).every((text) => text === '')
  return isForYou ? Math.max(26, own) : Math.min(34, Math.max(own <= 2 ? 3 : 9, own))
}

const leastFor = (texts: readonly string[]): number =>
  240 + 135 * Math.max(...texts.flatMap((text) => text.split(/\s/)).map((word) => word.length))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
