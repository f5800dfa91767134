import type { Block, Inline } from '../../src/features/program/lesson.ts'
import { escaped } from './browser.ts'
import { isBlank, type ListBlock, type TableBlock } from './written.ts'

/** Blocks of Markdown as HTML for printed pages. */
export const htmlOf = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')

const inlineHtml = (inline: readonly Inline[]): string =>
  inline
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      if (node.kind === 'break') return '<br>'
      if (node.kind === 'code') return `<code>${escaped(node.text)}</code>`
      const tag = { strong: 'b', emphasis: 'i', strike: 's', link: 'span' }[node.kind]
      return `<${tag}>${inlineHtml(node.inline)}</${tag}>`
    })
    .join('')

function blockHtml(block: Block): string {
  if (isBlank(block)) return '<p class="blank"></p>'
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.inline)}</h${block.level}>`
    case 'paragraph':
      return `<p>${inlineHtml(block.inline)}</p>`
    case 'quote':
      return `<blockquote>${htmlOf(block.blocks)}</blockquote>`
    case 'list':
      return listHtml(block)
    case 'table':
      return tableHtml(block)
    case 'box':
      return `<aside class="${block.name}">${htmlOf(block.blocks)}</aside>`
    default:
      return ''
  }
}

function listHtml({ ordered, start, items }: ListBlock): string {
  const tag = ordered ? 'ol' : 'ul'
  const body = items.map(
    ({ checked, blocks }) =>
      `<li${checked === null ? '' : ' class="box"'}>${blocks.map((one) => (one.kind === 'paragraph' ? inlineHtml(one.inline) : blockHtml(one))).join('')}</li>`,
  )
  return `<${tag}${ordered && start > 1 ? ` start="${start}"` : ''}>${body.join('')}</${tag}>`
}

function tableHtml({ head, rows, align }: TableBlock): string {
  const cells = (row: readonly Inline[][], tag: string) =>
    row.map((cell, index) => `<${tag} class="${align[index] ?? ''}">${inlineHtml(cell)}</${tag}>`).join('')
  const isForYou = (index: number) => rows.every((row) => row[index]?.length === 0)
  const columns = head.map((_, index) => `<col${isForYou(index) && head.length < 4 ? ' class="yours"' : ''}>`)
  return `<table><colgroup>${columns.join('')}</colgroup><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`
}
