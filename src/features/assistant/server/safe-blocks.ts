import type { Block, Inline, Item } from '#features/program/lesson.ts'
import { parseLesson } from '#features/program/server/public.ts'

const longest = 12_000
/** Beyond these, parsing costs more than a message is worth: such a text is shown as it was written. */
const mostMarks = 600
const deepest = 8

/** Markdown that nobody vouches for, as blocks without images, boxes and foreign links; null where it stays plain text. */
export function safeBlocks(markdown: string): Block[] | null {
  const marks = markdown.match(/[*_~[\]`!<]/g)?.length ?? 0
  if (markdown.length > longest || marks > mostMarks || /^[ \t]*(?:(?:>|[-*+]|\d+[.)])[ \t]*){9}/m.test(markdown))
    return null
  try {
    const blocks = parseLesson(markdown).flatMap(plainBlock)
    return depthOf(blocks) > deepest ? null : blocks
  } catch {
    return null
  }
}

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

/** A link to this site stays one; any other is its words with the address behind them, to be read and not followed. */
const ownLinks = (inline: readonly Inline[]): Inline[] =>
  inline.flatMap((piece): Inline[] => {
    if (typeof piece === 'string' || piece.kind === 'code' || piece.kind === 'break') return [piece]
    const inner = ownLinks(piece.inline)
    if (piece.kind !== 'link' || /^\/(?![/\\]|api\/)/.test(piece.href)) return [{ ...piece, inline: inner }]
    return [...inner, ` (${piece.href})`]
  })

function depthOf(blocks: readonly Block[]): number {
  const inner = blocks.flatMap((block) =>
    block.kind === 'quote' ? [block.blocks] : block.kind === 'list' ? block.items.map((item) => item.blocks) : [],
  )
  return inner.length === 0 ? 1 : 1 + Math.max(...inner.map(depthOf))
}
