import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { importRefusals } from '../people-import.contract.ts'
import { type ImportedPerson, importLimits } from '../people-import.rules.ts'
import { readHeads, readPerson, unusedHeads } from './read-person.ts'

type Line = { info: { lines: number }; record: string[] }
export type Table = {
  people: ImportedPerson[]
  problems: { line: number; words: string }[]
  /** Columns that nothing is taken from. */
  unused: string[]
}

/** The people of a table as spreadsheets save it, and each line that names none. */
export function readTable(raw: Buffer): Table {
  const [head, ...lines] = readLines(raw)
  const columns = head && readHeads(head.record)
  if (!columns) throw importRefusals.unreadableTable('The first line has to name the columns, one of them “email”.')
  if (lines.length > importLimits.lines)
    throw importRefusals.unreadableTable(`It has more than ${importLimits.lines} lines. Split it.`)
  const seenOn = new Map<string, number>()
  const table: Table = { people: [], problems: [], unused: unusedHeads(head.record, columns).slice(0, mostNamed) }
  for (const { info, record } of lines) {
    const line = info.lines
    const read = readPerson(record, columns)
    const before = 'person' in read ? seenOn.get(read.person.email) : undefined
    if ('words' in read) table.problems.push({ line, words: read.words })
    else if (before) table.problems.push({ line, words: `The same address is on line ${before}.` })
    else {
      seenOn.set(read.person.email, line)
      table.people.push(read.person)
    }
  }
  return table
}

const mostNamed = 30

/** Semicolons and tabs part the columns of tables that a spreadsheet of another country saves. */
function readLines(raw: Buffer): Line[] {
  const text = decode(raw)
  const first = text.slice(0, 1000).split('\n', 1)[0] ?? ''
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  )
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const
    return parse(text, options) as unknown as Line[]
  } catch (error) {
    if (error instanceof CsvError) throw importRefusals.unreadableTable('It isn’t a table with commas (.csv).')
    throw error
  }
}

/**
 * Excel saves “CSV” in the code page of western Windows and “Unicode text” in UTF-16, after a mark of byte order. What is
 * UTF-8, with a mark or without, is no sensible text of that code page.
 */
function decode(raw: Buffer): string {
  const isWide = raw[0] === 0xff && raw[1] === 0xfe
  return new TextDecoder(isWide ? 'utf-16le' : isUtf8(raw) ? 'utf-8' : 'windows-1252').decode(raw)
}
