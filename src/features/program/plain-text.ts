import type { Inline } from './lesson.ts'

/** The text alone, without formatting. */
export function plainText(inline: readonly Inline[]): string {
  return inline.map(textOf).join('')
}

function textOf(node: Inline): string {
  if (typeof node === 'string') return node
  if (node.kind === 'break') return ' '
  return node.kind === 'code' ? node.text : plainText(node.inline)
}
