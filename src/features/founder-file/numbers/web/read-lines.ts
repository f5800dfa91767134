import { readNumber } from '../../form/read-input.ts'
import { whyUnread } from '../../form/why-unread.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { BusinessNumber } from '../numbers.contract.ts'

/** What stands in one line. Its id makes a repeated save one entry, and is another one as soon as anything is changed. */
export type Line = { id: string; text: string; mark: Mark | null }
type Entry = { id: string; key: string; value: number; mark: Line['mark']; date: string }

export const newLine = (mark: Line['mark']): Line => ({ id: crypto.randomUUID(), text: '', mark })

/** The lines for another day. */
export const renewed = (lines: Readonly<Record<string, Line>>): Record<string, Line> =>
  Object.fromEntries(Object.entries(lines).map(([key, { text, mark }]) => [key, { ...newLine(mark), text }]))

type For = { date: string; currency: string }

/** The entries of the lines that are filled in, and what can't be read. */
export function readLines(
  numbers: readonly BusinessNumber[],
  lines: Readonly<Record<string, Line>>,
  { date, currency }: For,
) {
  const entries: Entry[] = []
  const errors: Record<string, string> = {}
  for (const { key, unit, label, range } of numbers) {
    const line = lines[key]
    const text = line?.text ?? ''
    const asked = { kind: unit === 'months' ? ('number' as const) : unit, range, currency, about: label }
    const read = readNumber(text, asked)
    if ('fault' in read) errors[key] = whyUnread(text, read.fault, asked)
    else if (line && read.value !== null) entries.push({ id: line.id, key, value: read.value, mark: line.mark, date })
  }
  return { entries, errors }
}
