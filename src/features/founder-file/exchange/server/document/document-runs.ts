import type { Inline } from '#features/program/lesson.ts'
import { escaped } from '../workbook/escaped.ts'

export const paragraph = (style: string, content: string, more = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${content}</w:p>`

/** Words with what is strong or soft in them; links are their words. */
export function runs(inline: readonly Inline[], look = ''): string {
  return inline
    .map((node) => {
      if (typeof node === 'string') return node === '' ? '' : run(node, look)
      if (node.kind === 'break') return '<w:r><w:br/></w:r>'
      if (node.kind === 'code') return run(node.text, look)
      const more = { strong: '<w:b/>', emphasis: '<w:i/>', strike: '<w:strike/>', link: '' }[node.kind]
      return runs(node.inline, look + more)
    })
    .join('')
}

/** Lines of a long answer stay lines. */
function run(text: string, look: string): string {
  const lines = text.split(/\r?\n/).map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
  return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${lines.join('<w:br/>')}</w:r>`
}
