import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { type Document, isNode, LineCounter, parseDocument, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { contentIssueSentence } from './content-issue-sentence.ts'

/** A mistake in a content file, as sentences for its author. */
export class ContentMistake extends Error {}

export type ContentReader = ReturnType<typeof contentReader>

/**
 * What was read and found right, so that a file that has not changed is not parsed again by the next reader. Without its
 * source it is known that the file has not.
 */
export type ParsedFiles = Map<string, { source?: string; schema: z.ZodType; value: unknown }>

/** Where what was read is looked up and kept. */
type Kept = Pick<ParsedFiles, 'get'> & { set: (...known: Parameters<ParsedFiles['set']>) => unknown }

/** Reads and validates files below one folder; a mistake names file, line and field. */
export function contentReader(root: string, parsed?: Kept) {
  const parse = <S extends z.ZodType>(file: string, source: string, linesBefore: number, schema: S): z.output<S> => {
    const known = parsed?.get(file)
    if (known?.schema === schema && (known.source ?? source) === source) return known.value as z.output<S>
    const value = parseYaml(file, source, linesBefore, schema)
    parsed?.set(file, { source, schema, value })
    return value
  }

  const yaml = <S extends z.ZodType>(file: string, schema: S): z.output<S> => parse(file, text(file), 0, schema)

  /** YAML between two `---` lines, then the body. */
  const markdown = <S extends z.ZodType>(file: string, schema: S): { front: z.output<S>; body: string } => {
    const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text(file))
    if (!match) throw new ContentMistake(`${file}:1: begins with no front matter between two --- lines.`)
    return { front: parse(file, match[1] ?? '', 1, schema), body: (match[2] ?? '').trim() }
  }

  function text(file: string): string {
    const bytes = readOrSay(root, file)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      throw new ContentMistake(`${file}:${brokenLine(bytes)}: is not in UTF-8. Save the file again with that encoding.`)
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

  /** A mistake in a file that was read, on the first line that contains these words. */
  const mistake = (file: string, words: string | RegExp, says: string): ContentMistake => {
    const lines = text(file).split('\n')
    const line = lines.findIndex((one) => (typeof words === 'string' ? one.includes(words) : words.test(one)))
    return new ContentMistake(`${file}${line === -1 ? '' : `:${line + 1}`}: ${says}`)
  }

  return { root, text, yaml, markdown, list, mistake, name: (path: string) => relative(root, path) }
}

function readOrSay(root: string, file: string): Buffer {
  try {
    return readFileSync(join(root, file))
  } catch {
    throw new ContentMistake(`${file}: is missing from ${root}.`)
  }
}

/** The line of the first byte that is not UTF-8; lines can be decoded one by one, since a line break is one byte. */
function brokenLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n')
  return 1 + lines.findIndex((line) => Buffer.from(line, 'latin1').toString('utf8').includes('\ufffd'))
}

function parseYaml<S extends z.ZodType>(file: string, source: string, linesBefore: number, schema: S): z.output<S> {
  const result = schema.safeParse(readQuickly(source))
  return result.success ? result.data : readClosely(file, source, linesBefore, schema)
}

/**
 * js-yaml takes a sixth of the time of yaml, which alone knows where each value stands. Its texts are pieces that keep the
 * whole source, in two bytes a sign where one is beyond Latin-1; read from JSON each is its own.
 */
function readQuickly(source: string): unknown {
  try {
    return JSON.parse(JSON.stringify(load(source, { schema: CORE_SCHEMA })))
  } catch {
    return undefined
  }
}

/** What is wrong, with the line; a file that only the quick reading refuses is taken as it is read here. */
function readClosely<S extends z.ZodType>(file: string, source: string, linesBefore: number, schema: S): z.output<S> {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [broken] = document.errors
  if (broken)
    throw new ContentMistake(`${file}:${lineAt(lines, broken.pos[0]) + linesBefore}: ${brokenYaml(broken, source)}`)
  const held: unknown = document.toJS()
  const result = schema.safeParse(held)
  if (result.success) return result.data
  const mistakes = result.error.issues.map((issue) => {
    const offset = offsetOf(document, issue)
    const line = (offset === undefined ? 1 : lineAt(lines, offset)) + linesBefore
    return `${file}:${line}: ${fieldName(issue.path)}${contentIssueSentence(issue, valueAt(held, issue.path))}`
  })
  throw new ContentMistake(mistakes.join('\n'))
}

const yamlWords: Record<string, string> = {
  TAB_AS_INDENT: 'the line is indented with a tab. Use spaces.',
  DUPLICATE_KEY: 'the field is here twice. Keep one.',
  BLOCK_AS_IMPLICIT_KEY: 'there is a second colon in the line. Put the text after the first one into quotes.',
  MULTILINE_IMPLICIT_KEY: 'a field has no colon after its name, or a text runs on without quotes.',
  BAD_INDENT: 'the line is indented by another number of spaces than its neighbors.',
  MISSING_CHAR: 'a quote or bracket that opens is not closed, or a colon is missing.',
  BAD_SCALAR_START: 'a text begins with a sign that YAML keeps for itself. Put the text into quotes.',
}

function brokenYaml({ code, message }: YAMLParseError, source: string): string {
  if (/^\s*\t/m.test(source)) return yamlWords.TAB_AS_INDENT ?? ''
  if (/^Flow /.test(message)) return yamlWords.MISSING_CHAR ?? ''
  return yamlWords[code] ?? `the line is not valid YAML: ${message.split('\n')[0]}`
}

/** The position of the value, or of the nearest node around it. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number | undefined {
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}

function valueAt(held: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], held)
}

/** `2.price` is the third entry's price. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? ''
    : `${path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ')}: `

const lineAt = (lines: LineCounter, offset: number) => lines.linePos(offset).line

/** Nothing in memory may change what the files say. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const child of Object.values(value)) deepFreeze(child)
  }
  return value
}
