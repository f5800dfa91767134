import type { Value } from '../../../src/features/founder-file/calculator/value.ts'

/** Values by their cells from a CSV in which every text stands in quotation marks, and nothing else does. */
export function csvReader(csv: string): (at: string) => Value {
  const rows = csv.split('\n').map((line) => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? [])
  return (at) => {
    const [, column = '', row] = /^([A-Z]+)(\d+)$/.exec(at) ?? []
    const text = rows[Number(row) - 1]?.[columnNumber(column) - 1] ?? ''
    if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
    return text.startsWith('"') || text === '' ? text.replace(/^"|"$/g, '').replaceAll('""', '"') : Number(text)
  }
}

const columnNumber = (letters: string) => [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0)
