import { createElement, Fragment, type ReactNode } from 'react'
import { Prose } from '#platform/ui/styles/prose.tsx'
import type { Block, Item } from '../lesson.ts'
import { drawInline } from './draw-inline.tsx'
import { LessonBox } from './lesson-box.tsx'
import { LessonContext, type LessonLink, type Ticks } from './lesson-context.ts'
import { LessonItem } from './lesson-item.tsx'
import { partId } from './lesson-outline.ts'
import { LessonTable } from './lesson-table.tsx'

type LessonBodyProps = {
  lesson: readonly Block[]
  link?: LessonLink
  ticks?: Ticks
  /** Where the exercise is done: stands behind its steps. */
  afterExercise?: ReactNode
  /** Shown beside another one: parts have no addresses of their own. */
  isCopy?: boolean
}

/** A lesson's text. Draws only the kinds of the safe tree and ignores everything else. */
export function LessonBody({ lesson, link, ticks, afterExercise, isCopy }: LessonBodyProps) {
  const blocks = lesson.map((block, index) => drawBlock(block, isCopy ? undefined : partId(block, index)))
  const end = afterExercise ? lesson.findIndex((block) => block.kind === 'box' && block.name === 'exercise') + 1 : 0
  return (
    <LessonContext value={{ link, ticks }}>
      {end > 0 && <Prose>{inOrder(blocks.slice(0, end))}</Prose>}
      {end > 0 && afterExercise}
      <Prose>{inOrder(blocks.slice(end))}</Prose>
      {end === 0 && afterExercise}
    </LessonContext>
  )
}

function drawBlock(block: Block, id?: string): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: id || undefined }, drawInline(block.inline))
    case 'paragraph':
      return <p>{drawInline(block.inline)}</p>
    case 'list':
      return drawList(block)
    case 'quote':
      return <blockquote className="space-y-3">{drawBlocks(block.blocks)}</blockquote>
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'table':
      return <LessonTable {...block} />
    case 'rule':
      return <hr />
    case 'box':
      return (
        <LessonBox name={block.name} title={block.title} id={id}>
          {drawBlocks(block.blocks)}
        </LessonBox>
      )
    default:
      return null
  }
}

function drawList({ ordered, start, items }: Extract<Block, { kind: 'list' }>): ReactNode {
  const children = inOrder(items.map(drawItem))
  return ordered ? <ol start={start}>{children}</ol> : <ul>{children}</ul>
}

function drawItem({ checked, key, blocks }: Item): ReactNode {
  const [first, ...rest] = blocks
  return (
    <LessonItem checked={checked} itemKey={key} first={first}>
      {drawBlocks(first?.kind === 'paragraph' ? rest : blocks)}
    </LessonItem>
  )
}

const drawBlocks = (blocks: readonly Block[]): ReactNode => inOrder(blocks.map((block) => drawBlock(block)))

/** A lesson's parts never change their order, so they need no keys. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
