import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** A mistake in a content file, in words for whoever edits it. */
export class ContentMistake extends Error {}

export type ContentReader = ReturnType<typeof contentReader>

/** Reads and validates files below one folder; a mistake names file, line and field. */
export function contentReader(root: string) {
  const yaml = <S extends z.ZodType>(file: string, schema: S): z.output<S> => parseYaml(file, text(file), 0, schema)

  /** YAML between two `---` lines, then the body. */
  const markdown = <S extends z.ZodType>(file: string, schema: S): { front: z.output<S>; body: string } => {
    const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text(file))
    if (!match) throw new ContentMistake(`${file}: begins with no front matter between two --- lines.`)
    return { front: parseYaml(file, match[1] ?? '', 1, schema), body: (match[2] ?? '').trim() }
  }

  function text(file: string): string {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch {
      throw new ContentMistake(`${file}: is missing from ${root}.`)
    }
  }

  /** Names inside a folder, in order, relative to the root. */
  const list = (folder: string, ending = ''): string[] => {
    try {
      return readdirSync(join(root, folder))
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(folder, name))
    } catch {
      return []
    }
  }

  return { root, yaml, markdown, list, name: (path: string) => relative(root, path) }
}

function parseYaml<S extends z.ZodType>(file: string, source: string, linesBefore: number, schema: S): z.output<S> {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [broken] = document.errors
  if (broken) throw new ContentMistake(`${file}:${lineAt(lines, broken.pos[0]) + linesBefore}: ${broken.message}`)
  const result = schema.safeParse(document.toJS())
  if (result.success) return result.data
  const mistakes = result.error.issues.map((issue) => {
    const node = document.getIn(issue.path as (string | number)[], true) as { range?: [number] } | undefined
    const line = node?.range ? lineAt(lines, node.range[0]) + linesBefore : 1 + linesBefore
    return `${file}:${line}: ${issue.path.join('.') || 'the file'}: ${issue.message}`
  })
  throw new ContentMistake(mistakes.join('\n'))
}

const lineAt = (lines: LineCounter, offset: number) => lines.linePos(offset).line

/** Nothing in memory may change what the files say. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const child of Object.values(value)) deepFreeze(child)
  }
  return value
}
