import { readNumber } from '../../form/read-input.ts'
import type { BusinessNumber } from '../numbers.contract.ts'

/** What stands in one line. Its id makes a repeated save one entry, and is another one as soon as anything is changed. */
export type Line = { id: string; text: string; mark: 'C' | 'G' }
type Entry = { id: string; key: string; value: number; mark: 'C' | 'G'; date: string }

export const newLine = (mark: 'C' | 'G'): Line => ({ id: crypto.randomUUID(), text: '', mark })

/** The lines for another day. */
export const renewed = (lines: Readonly<Record<string, Line>>): Record<string, Line> =>
  Object.fromEntries(Object.entries(lines).map(([key, { text, mark }]) => [key, { ...newLine(mark), text }]))

/** The entries of the lines that are filled in, and what can't be read. */
export function readLines(asked: readonly BusinessNumber[], lines: Readonly<Record<string, Line>>, date: string) {
  const entries: Entry[] = []
  const errors: Record<string, string> = {}
  for (const { key, unit, label } of asked) {
    const line = lines[key]
    const read = readNumber(line?.text ?? '', unit === 'months' ? 'number' : unit, label)
    if ('error' in read) errors[key] = read.error
    else if (line && read.value !== null) entries.push({ id: line.id, key, value: read.value, mark: line.mark, date })
  }
  return { entries, errors }
}
