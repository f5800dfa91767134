import type { Block, Inline, Item } from '#features/program/lesson.ts'
import type { Shades } from '../workbook/shades.ts'
import type { DocumentBlock } from './document-block.ts'
import { paragraph, runs } from './document-runs.ts'
import { tableXml } from './document-table.ts'

type Around = { shades: Shades; width: number; list: number; keepNext: boolean; startsPage: boolean; endsPage: boolean }

export function blockXml(block: DocumentBlock, around: Around): string {
  const { shades, keepNext } = around
  const begins = around.startsPage ? '<w:pageBreakBefore/>' : ''
  switch (block.kind) {
    case 'page':
      return ''
    case 'brand':
    case 'title':
    case 'use':
      return paragraph(styleOf[block.kind], runs([block.text]), begins)
    case 'line':
      return paragraph('Line', '')
    case 'heading':
      return paragraph(block.level === 2 ? 'Heading1' : 'Heading2', runs(block.inline), begins)
    case 'paragraph':
      return isLine(block)
        ? paragraph('Line', '')
        : paragraph('Normal', runs(block.inline), keepNext ? '<w:keepNext/>' : '')
    case 'quote':
      return inner(block.blocks)
        .map((inline) => paragraph('Quote', runs(inline)))
        .join('')
    case 'list':
      return block.items.map((item) => itemXml(item, block.ordered, around)).join('')
    case 'table':
      return tableXml(block, around) + (around.endsPage ? '' : paragraph('Gap', ''))
    case 'box':
      return inner(block.blocks)
        .map((inline) =>
          paragraph('Normal', runs(inline), `<w:shd w:val="clear" w:color="auto" w:fill="${shades.tint}"/>`),
        )
        .join('')
    default:
      return ''
  }
}

const styleOf = { brand: 'Brand', title: 'Title', use: 'Use' } as const

/** In texts a paragraph of three dots is a line to write on. */
const isLine = ({ inline }: { inline: Inline[] }) => inline.join('') === '...'

const inner = (blocks: readonly Block[]) => blocks.flatMap((one) => (one.kind === 'paragraph' ? [one.inline] : []))

function itemXml({ checked, blocks }: Item, ordered: boolean, { list }: Around): string {
  return inner(blocks)
    .map((inline) => {
      if (checked !== null) return paragraph('Tick', `${runs([checked ? '☒' : '☐'])}<w:r><w:tab/></w:r>${runs(inline)}`)
      const number = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${ordered ? list + 1 : 1}"/></w:numPr>`
      return paragraph('Normal', runs(inline), number)
    })
    .join('')
}
