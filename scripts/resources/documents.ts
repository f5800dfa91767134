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
  type Table,
  TextRun,
} from 'docx'
import type { Block, Inline } from '../../src/features/program/lesson.ts'
import { brand, files } from './brand.ts'
import { footer, heading, hex, rule, runs, styles, tint } from './document-look.ts'
import { tableOf } from './document-table.ts'
import { Front, isBlank, type ListBlock, written } from './written.ts'

/** Writes a Word document from its Markdown: headings, tables to fill in, boxes to tick, lines to write on. */
export async function makeDocument(id: string): Promise<void> {
  const { front, blocks } = written('documents', id, Front)
  const document = new Document({
    creator: brand.name,
    title: front.title,
    description: front.use,
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
        footers: { default: footer(front) },
        children: [...heading(front), ...counted(blocks)],
      },
    ],
  })
  writeFileSync(join(files, `${id}.docx`), await Packer.toBuffer(document))
}

let instance = 0
/** A question stays on the page of the line for its answer. */
const counted = (blocks: readonly Block[]) =>
  blocks.flatMap((block, index) => blockOf(block, isBlank(blocks[index + 1])))

function blockOf(block: Block, keepNext = false): (Paragraph | Table)[] {
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
            children: runs(wordsOf(one), { italics: true }),
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

/** Inside a quote or a list only words can be set. */
function wordsOf(block: Block): Inline[] {
  if (!('inline' in block)) throw new Error(`a ${block.kind} inside a quote or a list can't be set in a document`)
  return block.inline
}

function listOf({ ordered, items }: ListBlock): Paragraph[] {
  instance += 1
  return items.flatMap(({ checked, blocks }) =>
    blocks.map((one) => {
      if (checked !== null)
        return new Paragraph({
          children: [new TextRun('☐  '), ...runs(wordsOf(one))],
          indent: { left: 420, hanging: 420 },
        })
      return new Paragraph({
        children: runs(wordsOf(one)),
        ...(ordered ? { numbering: { reference: 'steps', level: 0, instance } } : { bullet: { level: 0 } }),
      })
    }),
  )
}
