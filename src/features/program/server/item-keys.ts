import type { Block, Inline, Item } from '../lesson.ts'
import { plainText } from '../plain-text.ts'

/** Written behind an item's words: `- [ ] Every line has a number {#all_lines}`. */
const written = /\s*\{#([a-z][a-z0-9]*(?:_[a-z0-9]+)*)\}\s*$/
const longest = 40

/**
 * Gives every task item of a lesson its key: the written one, else one made of its words. Members' ticks hang on keys, so
 * `content/checklists.lock.yaml` lists them, and the content check refuses one that vanished.
 */
export function withItemKeys(blocks: readonly Block[]): Block[] {
  const taken = new Set<string>()
  const unused = (key: string, count = 1): string => {
    const name = count === 1 ? key : `${key}_${count}`
    if (taken.has(name)) return unused(key, count + 1)
    taken.add(name)
    return name
  }
  const inside = (some: readonly Block[]): Block[] =>
    some.map((block) => {
      if (block.kind === 'box' || block.kind === 'quote') return { ...block, blocks: inside(block.blocks) }
      return block.kind === 'list' ? { ...block, items: block.items.map(ofItem) } : block
    })
  const ofItem = (item: Item): Item => {
    const blocks = inside(item.blocks)
    const [first, ...rest] = blocks
    if (item.checked === null) return { ...item, blocks }
    if (first?.kind !== 'paragraph') return { ...item, key: unused('item'), blocks }
    const { key, inline } = split(first.inline)
    return { ...item, key: unused(key ?? keyOf(plainText(inline))), blocks: [{ ...first, inline }, ...rest] }
  }
  return inside(blocks)
}

function split(inline: readonly Inline[]): { key: string | undefined; inline: Inline[] } {
  const last = inline.at(-1)
  const [mark, key] = typeof last === 'string' ? (written.exec(last) ?? []) : []
  if (typeof last !== 'string' || mark === undefined) return { key: undefined, inline: [...inline] }
  return { key, inline: [...inline.slice(0, -1), last.slice(0, -mark.length)] }
}

/** `Each line marked C or G` is `each_line_marked_c_or_g`. */
function keyOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const all = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let key = ''
  for (const word of all) {
    const next = key === '' ? word : `${key}_${word}`
    if (next.length > longest) break
    key = next
  }
  if (key === '') return 'item'
  return /^[a-z]/.test(key) ? key : `n_${key}`
}
