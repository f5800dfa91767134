import type { List, PhrasingContent, RootContent, Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { anchorOf } from '../anchor.ts'
import { type Block, type BoxName, boxNames, type Inline } from '../lesson.ts'
import { plainText } from '../plain-text.ts'
import { safeHref } from '../safe-href.ts'
import { withItemKeys } from './item-keys.ts'

/** Parses Markdown into the tree that pages draw. Raw HTML becomes text, images become their alternative text, links with other schemes plain text. */
export function parseLesson(markdown: string): Block[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  })
  return withItemKeys(children.flatMap(blockOf))
}

/**
 * The same for what members and models write: no boxes, which nest without bound, and none of the constructs that are
 * expensive and mean little in a message. Detecting bare URLs alone took 90 percent of the time.
 */
export function parseMessage(markdown: string): Block[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfm(), { disable: { null: notInMessages } }],
    mdastExtensions: gfmFromMarkdown().filter((one) => !one.transforms),
  })
  return children.flatMap(blockOf)
}

const notInMessages = [
  'setextUnderline',
  'codeIndented',
  'htmlFlow',
  'htmlText',
  'definition',
  'wwwAutolink',
  'protocolAutolink',
  'emailAutolink',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
]

function blockOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [heading(node.depth, node.children)]
    case 'paragraph':
      return [{ kind: 'paragraph', inline: node.children.flatMap(inlineOf) }]
    case 'list':
      return [listOf(node)]
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(blockOf) }]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'html':
      return [{ kind: 'paragraph', inline: [node.value] }]
    case 'table':
      return [tableOf(node)]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'containerDirective':
      return boxOf(node)
    case 'leafDirective':
      return [{ kind: 'paragraph', inline: node.children.flatMap(inlineOf) }]
    default:
      return []
  }
}

function heading(depth: number, children: PhrasingContent[]): Block {
  const inline = children.flatMap(inlineOf)
  const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4
  return { kind: 'heading', level, id: anchorOf(plainText(inline)), inline }
}

function listOf({ ordered, start, children }: List): Block {
  const items = children.map((item) => ({ checked: item.checked ?? null, blocks: item.children.flatMap(blockOf) }))
  return { kind: 'list', ordered: ordered === true, start: start ?? 1, items }
}

function tableOf({ align, children }: Table): Block {
  const rows = children.map((row) => row.children.map((cell) => cell.children.flatMap(inlineOf)))
  return { kind: 'table', align: align ?? [], head: rows[0] ?? [], rows: rows.slice(1) }
}

function boxOf({ name, attributes, children }: ContainerDirective): Block[] {
  const blocks = children.flatMap(blockOf)
  if (!isBoxName(name)) return blocks
  return [{ kind: 'box', name, title: attributes?.title ?? null, business: attributes?.business ?? null, blocks }]
}

function inlineOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, inline: node.children.flatMap(inlineOf) }]
    case 'delete':
      return [{ kind: 'strike', inline: node.children.flatMap(inlineOf) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'link':
      return linkOf(node.url, node.children.flatMap(inlineOf))
    case 'image':
      return node.alt ? [node.alt] : []
    case 'html':
      return [node.value]
    case 'textDirective':
      return [`:${node.name}`, ...node.children.flatMap(inlineOf)]
    default:
      return []
  }
}

const linkOf = (url: string, inline: Inline[]): Inline[] => {
  const href = safeHref(url)
  return href ? [{ kind: 'link', href, inline }] : inline
}

const isBoxName = (name: string): name is BoxName => boxNames.some((known) => known === name)
