import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { plainText } from '../../src/features/program/plain-text.ts'
import { brand, files } from './brand.mjs'
import { footer, heading, hex, pageWidth, rule, sides, styles, tint } from './document-look.mjs'
import { isBlank, written } from './written.mjs'

/** Writes a Word document from its Markdown: headings, tables to fill in, boxes to tick, lines to write on. */
export async function makeDocument(id) {
  const source = written('documents', id)
  const document = new Document({
    creator: brand.name,
    title: source.title,
    description: source.use,
    styles: styles(),
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 420, hanging: 420 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 900, bottom: 800, left: 1280, right: 1280 } } },
        footers: { default: footer(source) },
        children: [...heading(source), ...counted(source.blocks)],
      },
    ],
  })
  writeFileSync(join(files, `${id}.docx`), await Packer.toBuffer(document))
}

let instance = 0
/** A question stays on the page of the line for its answer. */
const counted = (blocks) => blocks.flatMap((block, index) => blockOf(block, isBlank(blocks[index + 1] ?? {})))

function blockOf(block, keepNext = false) {
  if (isBlank(block))
    return [
      // Without `between`, Word draws lines that follow one another as a single one.
      new Paragraph({
        children: [new TextRun('')],
        border: { bottom: rule, between: rule },
        spacing: { before: 0, after: 40, line: 360 },
      }),
    ]
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          children: runs(block.inline),
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ children: runs(block.inline), keepNext })]
    case 'quote':
      return block.blocks.map(
        (one) =>
          new Paragraph({
            children: runs(one.inline, { italics: true }),
            indent: { left: 360 },
            border: { left: { ...rule, size: 18, color: hex(brand.accent), space: 10 } },
          }),
      )
    case 'list':
      return listOf(block)
    case 'table':
      return [tableOf(block), new Paragraph({ spacing: { after: 60, line: 160 }, children: [] })]
    case 'box':
      return block.blocks.flatMap((one) =>
        one.kind === 'paragraph'
          ? [new Paragraph({ children: runs(one.inline), shading: { type: ShadingType.CLEAR, fill: tint } })]
          : blockOf(one),
      )
    default:
      return []
  }
}

function listOf({ ordered, items }) {
  instance += 1
  return items.flatMap(({ checked, blocks }) =>
    blocks.map((one) => {
      if (checked !== null)
        return new Paragraph({
          children: [new TextRun('☐  '), ...runs(one.inline)],
          indent: { left: 420, hanging: 420 },
        })
      return new Paragraph({
        children: runs(one.inline),
        ...(ordered ? { numbering: { reference: 'steps', level: 0, instance } } : { bullet: { level: 0 } }),
      })
    }),
  )
}

/** Empty cells are made high enough to write in, and a short table stays on one page. */
function tableOf({ head, rows }) {
  const widths = widthsOf(head, rows)
  const isShort = rows.length <= 7
  const cell = (inline, index, isHead, keepNext) =>
    new TableCell({
      children: [
        new Paragraph({
          children: runs(inline, isHead ? { bold: true } : {}),
          spacing: { before: 40, after: plainText(inline) === '' && !isHead ? 220 : 40 },
          keepNext,
        }),
      ],
      borders: sides,
      width: { size: widths[index], type: WidthType.DXA },
      margins: { left: 100, right: 100 },
      ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: tint } } : {}),
    })
  const made = (row, isHead, keepNext) =>
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
function widthsOf(head, rows) {
  const columns = head.map((cell, index) => [cell, ...rows.map((row) => row[index] ?? [])].map(plainText))
  const wanted = columns.map((texts) => {
    const own = Math.max(...texts.map((text) => text.length))
    const isForYou = rows.length > 0 && texts.slice(1).every((text) => text === '')
    return isForYou ? Math.max(26, own) : Math.min(34, Math.max(own <= 2 ? 3 : 9, own))
  })
  const least = columns.map(
    (texts) => 240 + 135 * Math.max(...texts.flatMap((text) => text.split(/\s/)).map((word) => word.length)),
  )
  const spare = pageWidth - sumOf(least)
  const over = wanted.map((chars, index) => Math.max(0, (chars / sumOf(wanted)) * pageWidth - least[index]))
  return least.map((width, index) => Math.round(width + (spare * over[index]) / sumOf(over)))
}

const sumOf = (numbers) => numbers.reduce((total, one) => total + one, 0)

function runs(inline, style = {}) {
  return inline.flatMap((node) => {
    if (typeof node === 'string') return [new TextRun({ text: node.replaceAll('\n', ' '), ...style })]
    if (node.kind === 'break') return [new TextRun({ break: 1 })]
    if (node.kind === 'code') return [new TextRun({ text: node.text, ...style })]
    return runs(node.inline, {
      ...style,
      ...(node.kind === 'strong' ? { bold: true } : {}),
      ...(node.kind === 'emphasis' ? { italics: true } : {}),
    })
  })
}
