import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { Text } from './struck-words.ts'

/** What members and operators read of the program's code; what authors of content and models are told, and what members type, is not in it. */
const sources = [
  'src/{app,features}/**/*.{ts,tsx}',
  'src/platform/{ui,web}/**/*.{ts,tsx}',
  'src/platform/server/{http,mail}/**/*.ts',
]
const notRead =
  /\.test\.|[.-](content|fields)\.ts$|\/load-[\w-]+\.ts$|\/worksheets\/|\/calculator\/|\/assistant\/(search|models)\/|\/people\/(feeling-words\.ts|danger\/(?!say-))/

export const sourceFiles = (): string[] => globSync(sources).filter((file) => !notRead.test(file))

type Node = { type: string; start: number } & Record<string, unknown>
type Found = { start: number; words: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** JSX text and the strings of a file that are words for people: sentences, capitalized names, and what is counted. */
export function sourceTexts(file: string, source = readFileSync(file, 'utf8')): Text[] {
  return textsIn(parseSync(file, source).program, false).map(({ start, words }) => ({
    file,
    line: source.slice(0, start + words.search(/\S|$/)).split('\n').length,
    words: words.trim(),
  }))
}

function textsIn(value: unknown, isText: boolean): Found[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, isText))
  if (!isNode(value) || isCode(value)) return []
  const words = wordsOf(value)
  const own =
    words !== undefined && (isText || value.type === 'JSXText' || isSentence(words))
      ? [{ start: value.start, words }]
      : []
  const within = Object.entries(value).flatMap(([key, child]) =>
    key === 'key' && value.computed !== true ? [] : textsIn(child, isTextIn(value)),
  )
  return [...own, ...within]
}

const counting = new Set(['counted', 'plural', 'spelled'])

/** Under these a single small word is a text too: `counted(3, 'lesson')`, `title="points"`. */
const isTextIn = ({ type, callee }: Node) =>
  type === 'JSXAttribute' || (type === 'CallExpression' && isNode(callee) && counting.has(String(callee.name)))

/** A string of code begins small and has a word or two; the name of a call begins with its method. */
const isSentence = (words: string) =>
  /^\s*\p{Lu}|[\p{L}…]\s+\p{L}+\s+\p{L}/u.test(words) && !/^(GET|POST|PUT|PATCH|DELETE) \//.test(words)

function wordsOf({ type, value, quasis }: Node): string | undefined {
  if ((type === 'JSXText' || type === 'Literal') && typeof value === 'string') return value
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined
  return quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('…')
}

const codeAttributes = new Set(['aria-labelledby', 'className', 'd', 'href', 'htmlFor', 'id', 'name', 'style', 'to'])

/** Imports, types, SQL, attributes that hold code, and the summaries of the API's description. */
function isCode({ type, name, key }: Node): boolean {
  if (/^(Import|ExportAll|TaggedTemplate|TS(?!As|Satisfies|NonNull))/.test(type)) return true
  if (type === 'JSXAttribute') return isNode(name) && codeAttributes.has(String(name.name))
  return type === 'Property' && isNode(key) && key.name === 'summary'
}
