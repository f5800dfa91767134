import type { Value } from '../../../src/features/founder-file/calculator/value.ts'
import { dice } from '../../random/random.ts'

/** Column A of the sheet that the formulas look at. */
export const randomCells: readonly Value[] = [
  ...[null, 'abc', '', 5, 0, 3, -2, 1.5, 'yes', 0.1, 0.2, 0.3, 100, null, 'YES', 2.675, -1.005, 1234567.891, '7', true],
]

/** Formulas of everything that the language has, the same ones each time. `&"|"` at the end shows all digits, and tells an empty text from no result. */
export function randomFormulas(count: number): string[] {
  const { below, pick } = dice(2026)
  const cell = () => `A${1 + below(randomCells.length)}`
  const range = () => {
    const first = 1 + below(16)
    return `A${first}:A${first + below(5)}`
  }
  const number = () => pick(['0', '1', '2', '0.1', '2.5', '15%', '1000', '1.005', '0.285'])
  const wanted = () =>
    pick(['""', '"abc"', '"yes"', '"<3"', '">=0"', '"5"', '"<>"', '"<>yes"', `"${sign()}"&${cell()}`])
  const sign = () => pick(['=', '<>', '<', '<=', '>', '>='])
  const one = () => pick([cell, number, wanted])()

  /** Parts of parts; where `depth` ends, one cell or value. */
  const part = (depth: number): string => {
    if (depth <= 0) return pick([cell, cell, cell, number, number, wanted])()
    const inner = () => part(depth - 1 - below(2))
    return pick([
      () => `(${inner()})${pick(['+', '-', '*', '/'])}(${inner()})`,
      () => `${inner()}${pick(['+', '-', '*', '/', '&'])}${inner()}`,
      () => `(${inner()}${sign()}${inner()})`,
      () => `-(${inner()})`,
      () => `IF(${inner()}${sign()}${inner()},${inner()},${inner()})`,
      () => `${pick(['ROUND', 'ROUNDUP', 'ROUNDDOWN'])}(${inner()},${pick(['0', '1', '2', '-1', '-2', '3'])})`,
      () => `${pick(['ABS', 'INT', 'NOT'])}(${inner()})`,
      () => `${pick(['SUM', 'MIN', 'MAX', 'AVERAGE', 'COUNT'])}(${range()})`,
      () => `${pick(['SUM', 'MIN', 'MAX', 'AVERAGE', 'COUNT', 'AND', 'OR'])}(${inner()},${pick([inner, range])()})`,
      () => `COUNTIF(${range()},${one()})`,
      () => `SUMIF(A1:A5,${one()},${pick(['A6:A10', 'A11:A15', 'A4:A8'])})`,
      () => `INDEX(${range()},${pick(['1', '2', '3', '1.9'])})`,
      () => `MATCH(${one()},${range()},0)`,
      () => `SUMPRODUCT((A1:A5${sign()}${one()})*(A6:A10${sign()}${one()}))`,
      () => `SUMPRODUCT(A10:A13*(${inner()}))`,
      () => `SUMPRODUCT(${pick(['A4:A8', 'A1:A5'])},A10:A14)`,
    ])()
  }
  return Array.from({ length: count }, () => `(${part(1 + below(4))})&"|"`)
}
