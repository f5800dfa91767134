import { isClose } from './arithmetic.ts'
import { numberIn, type Value } from './value.ts'

/** Below 0, 0 or above 0. Every number stands before every text, blank equals 0 and "", and case makes no difference. */
export function compare(a: Value, b: Value): number {
  const left = a ?? (typeof b === 'string' ? '' : 0)
  const right = b ?? (typeof left === 'string' ? '' : 0)
  if (typeof left === 'object') throw left
  if (typeof right === 'object') throw right
  if (typeof left === 'string')
    return typeof right === 'string' ? left.localeCompare(right, 'en', { sensitivity: 'accent' }) : 1
  if (typeof right === 'string') return -1
  return isClose(Number(left), Number(right)) ? 0 : Number(left) - Number(right)
}

/** What each sign says of a comparison; formulas and the conditions of COUNTIF and SUMIF read them alike. */
export const signs: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/** A condition such as `">=0"`, `"yes"` or 5. A number looks at numbers alone and a text at texts; `<>` is everything that `=` is not. */
export function condition(given: Value): (cell: Value) => boolean {
  if (typeof given === 'object' && given !== null) throw given
  if (typeof given !== 'string') return (cell) => isNumber(cell) && compare(cell, given ?? 0) === 0
  const [, sign = '', text = ''] = /^(<>|<=|>=|<|>|=)?(.*)$/s.exec(given) ?? []
  if (sign === '<>') {
    const isEqual = condition(`=${text}`)
    return (cell) => !isEqual(cell)
  }
  if (text === '' && sign === '') return (cell) => cell === null || cell === ''
  if (text === '' && sign === '=') return (cell) => cell === null
  const holds = signs[sign || '=']
  const number = numberIn(text)
  return (cell) => {
    if (isNumber(cell)) return number !== undefined && holds?.(compare(cell, number)) === true
    if (typeof cell !== 'string' || (number !== undefined && sign !== '' && sign !== '=')) return false
    return holds?.(compare(cell, text)) === true
  }
}

export const isNumber = (value: Value): value is number | boolean =>
  typeof value === 'number' || typeof value === 'boolean'
