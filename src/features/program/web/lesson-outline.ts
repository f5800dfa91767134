import type { Block } from '../lesson.ts'
import { plainText } from '../plain-text.ts'
import { boxTitles } from './box-titles.ts'

export type Part = { id: string; title: string }

/** What a reader returns to: the headings, and the boxes that ask for work. */
export function lessonOutline(lesson: readonly Block[]): Part[] {
  return lesson.flatMap((block, index) => {
    const id = partId(block, index)
    return id && isPart(block) ? [{ id, title: titleOf(block) }] : []
  })
}

/** The anchor of this part of the lesson. */
export function partId(block: Block, index: number): string | undefined {
  if (block.kind === 'heading') return block.id
  return block.kind === 'box' ? `${block.name}-${index}` : undefined
}

const worked = new Set(['exercise', 'checklist', 'deliverable'])

const isPart = (block: Block) =>
  (block.kind === 'heading' && block.level === 2) || (block.kind === 'box' && worked.has(block.name))

function titleOf(block: Block): string {
  if (block.kind === 'heading') return plainText(block.inline)
  return block.kind === 'box' ? boxTitles[block.name] : ''
}
