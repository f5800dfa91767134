import { createReadStream } from 'node:fs'
import type { Row } from './snapshot.ts'

/** One row as one line. JSON leaves two signs as they are that other programs take for the end of a line. */
export const lineOf = (row: Row): string =>
  `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

/** The rows of a file. A line ends at `\n` and nowhere else: `node:readline` would end it inside a text, at U+2028. */
export async function* rowsIn(path: string): AsyncGenerator<Row> {
  let rest = ''
  let number = 0
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      number += 1
      yield parse(line, path, number)
    }
  }
  if (rest !== '') yield parse(rest, path, number + 1)
}

function parse(line: string, path: string, number: number): Row {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} of ${path} is no row.`)
  }
}
