import { readFileSync } from 'node:fs'
import { isPair, LineCounter, parseDocument, visit } from 'yaml'
import type { Text } from './struck-words.ts'

/** The files of content/ that belong to the shell; lessons and worksheets have a voice of their own. */
export const shellContent = [
  ...['badges', 'brand', 'calls', 'coaching', 'faq', 'game', 'levels', 'metrics', 'phases', 'plans'].map(
    (name) => `content/${name}.yaml`,
  ),
  ...['privacy', 'refunds', 'terms'].map((name) => `content/legal/${name}.md`),
]

export function contentTexts(file: string): Text[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return source.split('\n').map((words, at) => ({ file, line: at + 1, words }))
  const lines = new LineCounter()
  const texts: Text[] = []
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, { value, range }, path) {
      const isKey = key === 'key' && isPair(path.at(-1))
      if (typeof value === 'string' && !isKey)
        texts.push({ file, line: lines.linePos(range?.[0] ?? 0).line, words: value })
    },
  })
  return texts
}
