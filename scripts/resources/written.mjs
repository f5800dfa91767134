import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { parseLesson } from '../../src/features/program/server/parse-lesson.ts'
import { filled, sources } from './brand.mjs'

/** Markdown with front matter becomes blocks. `{{lumen.30.price}}` takes figures from the cast; a paragraph of three dots is a line to write on. */
export function written(folder, id) {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(sources, folder, `${id}.md`), 'utf8')) ?? []
  return { ...parse(front), id, blocks: parseLesson(filled(body)) }
}

export const isBlank = (block) => block.kind === 'paragraph' && block.inline.join('') === '...'
