import type { Block, Inline, Item } from '#features/program/lesson.ts'
import { isOwnPage } from '#features/program/safe-href.ts'
import { parseMessage } from '#features/program/server/public.ts'

const deepest = 8

/**
 * Untrusted Markdown as blocks without images, boxes and external links; null if it stays plain text.
 * The parser's cost is quadratic in the number of marks, so they are counted first: what passes takes about 50 ms.
 */
export function safeBlocks(markdown: string): Block[] | null {
  const text = markdown.replace(/\r\n?/g, '\n')
  if (costsTooMuch(text)) return null
  try {
    const blocks = parseMessage(text).flatMap(plainBlock)
    return depthOf(blocks) > deepest ? null : blocks
  } catch {
    return null
  }
}

/** Far more than any answer needs; longer texts are shown as plain text. */
const longest = 12_000
const mostMarks = 1000
const mostBrackets = 200

/** Characters that open or close Markdown, and list bullets and numbers. */
const marks = /[*_~`!<>|#=&\\@\n]|(?:[-+]|\d[.)])(?=\s)/g
/** Lists and quotes nested deeper than are shown, on one line or by indentation. */
const deepLine = /^ *(?:(?:>|[-*+]|\d{1,9}[.)]) *){9}|^ {32} *(?:>|[-*+]|\d)/m

const costsTooMuch = (text: string): boolean =>
  text.length > longest ||
  count(text, marks) > mostMarks ||
  count(text, /[[\]]/g) > mostBrackets ||
  deepLine.test(text.replaceAll('\t', '    '))

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

function plainBlock(block: Block): Block[] {
  switch (block.kind) {
    case 'heading':
      return [{ ...block, level: block.level === 2 ? 3 : block.level, id: '', inline: ownLinks(block.inline) }]
    case 'paragraph':
      return [{ ...block, inline: ownLinks(block.inline) }]
    case 'list':
      return [{ ...block, items: block.items.map(plainItem) }]
    case 'quote':
      return [{ ...block, blocks: block.blocks.flatMap(plainBlock) }]
    case 'table':
      return [{ ...block, head: block.head.map(ownLinks), rows: block.rows.map((row) => row.map(ownLinks)) }]
    case 'box':
      return block.blocks.flatMap(plainBlock)
    default:
      return [block]
  }
}

const plainItem = ({ blocks }: Item): Item => ({ checked: null, blocks: blocks.flatMap(plainBlock) })

/** An internal link stays a link; any other becomes its text followed by the address, not clickable. */
const ownLinks = (inline: readonly Inline[]): Inline[] =>
  inline.flatMap((piece): Inline[] => {
    if (typeof piece === 'string' || piece.kind === 'code' || piece.kind === 'break') return [piece]
    const inner = ownLinks(piece.inline)
    if (piece.kind !== 'link' || isOwnPage(piece.href)) return [{ ...piece, inline: inner }]
    return [...inner, ` (${piece.href})`]
  })

function depthOf(blocks: readonly Block[]): number {
  const inner = blocks.flatMap((block) =>
    block.kind === 'quote' ? [block.blocks] : block.kind === 'list' ? block.items.map((item) => item.blocks) : [],
  )
  return inner.length === 0 ? 1 : 1 + Math.max(...inner.map(depthOf))
}
