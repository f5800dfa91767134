import type { Block, BoxName, Inline } from '../../../src/features/program/lesson.ts'
import { plainText } from '../../../src/features/program/plain-text.ts'

/** Every block of a lesson, those inside boxes, lists and quotes too. */
export function everyBlock(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...everyBlock(childrenOf(block))])
}

function childrenOf(block: Block): readonly Block[] {
  if (block.kind === 'box' || block.kind === 'quote') return block.blocks
  return block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks) : []
}

/** The paragraphs of a lesson as plain words: no headings, tables or code; boxes named in `without` left out. */
export function paragraphs(blocks: readonly Block[], without: readonly BoxName[] = []): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [plainText(block.inline)]
    if (block.kind === 'box' && without.includes(block.name)) return []
    return paragraphs(childrenOf(block), without)
  })
}

/** Every piece of text of some blocks by itself: paragraphs, headings and table cells. */
export function pieces(blocks: readonly Block[]): string[] {
  return everyBlock(blocks).flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return [plainText(block.inline)]
    if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText)
    return block.kind === 'code' ? [block.text] : []
  })
}

/** Where the links of a lesson lead. */
export function links(blocks: readonly Block[]): string[] {
  return everyBlock(blocks).flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return linksOf(block.inline)
    return block.kind === 'table' ? [block.head, ...block.rows].flat().flatMap(linksOf) : []
  })
}

function linksOf(inline: readonly Inline[]): string[] {
  return inline.flatMap((node) => {
    if (typeof node === 'string' || !('inline' in node)) return []
    return [...(node.kind === 'link' ? [node.href] : []), ...linksOf(node.inline)]
  })
}

export const boxesOf = (blocks: readonly Block[], name: BoxName) =>
  everyBlock(blocks).filter((block) => block.kind === 'box' && block.name === name)
