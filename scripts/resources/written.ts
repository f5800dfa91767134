import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Block } from '../../src/features/program/lesson.ts'
import { parseLesson } from '../../src/features/program/server/parse-lesson.ts'
import { filled, sources } from './brand.ts'

/** What stands above the Markdown of a document. */
export const Front = z.strictObject({ title: z.string(), use: z.string() })
export type Front = z.infer<typeof Front>

/** Markdown with front matter becomes blocks. `{{lumen.30.price}}` takes figures from the cast; a paragraph of three dots is a line to write on. */
export function written<F extends Front>(
  folder: string,
  id: string,
  Shape: z.ZodType<F>,
): { front: F; blocks: readonly Block[] } {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(sources, folder, `${id}.md`), 'utf8')) ?? []
  return { front: Shape.parse(parse(front)), blocks: parseLesson(filled(body)) }
}

export type ListBlock = Extract<Block, { kind: 'list' }>
export type TableBlock = Extract<Block, { kind: 'table' }>

export const isBlank = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.inline.join('') === '...'
