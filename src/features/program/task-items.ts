import type { Block } from './lesson.ts'
import { plainText } from './plain-text.ts'

/** The items of a lesson that can be ticked, with their keys and words. */
export function taskItems(blocks: readonly Block[]): { key: string; words: string }[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box' || block.kind === 'quote') return taskItems(block.blocks)
    if (block.kind !== 'list') return []
    return block.items.flatMap(({ key, blocks: inside }) => {
      const [first] = inside
      const words = first?.kind === 'paragraph' ? plainText(first.inline) : ''
      return [...(key === undefined ? [] : [{ key, words }]), ...taskItems(inside)]
    })
  })
}
