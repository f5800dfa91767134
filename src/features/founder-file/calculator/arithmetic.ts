/**
 * The arithmetic of LibreOffice (sal/rtl/math.cxx, sc/inc/kahan.hxx): what a decimal fraction leaves behind in binary
 * neither shows in a sum nor decides a comparison.
 */
export function isClose(a: number, b: number): boolean {
  if (a === b) return true
  if (a === 0 || b === 0 || a < 0 !== b < 0) return false
  const gap = Math.abs(a - b)
  if ([gap, a, b].every(Number.isSafeInteger)) return false
  return gap < Math.min(Math.abs(a), Math.abs(b)) * 2 ** -48
}

export const add = (a: number, b: number) => (a < 0 !== b < 0 && isClose(a, -b) ? 0 : a + b)

/** Neumaier's sum, in which the last number is added with `add`. */
export function total(numbers: readonly number[]): number {
  let [sum, lost, last] = [0, 0, 0]
  for (const number of numbers) {
    if (number === 0) continue
    const next = sum + last
    lost += Math.abs(sum) >= Math.abs(last) ? sum - next + last : last - next + sum
    sum = next
    last = number
  }
  return add(sum + lost, last)
}

const rounding = {
  near: (value: number) => wholeBelow(value + 0.5),
  up: (value: number) => -wholeBelow(-value),
  down: (value: number) => wholeBelow(value),
}

/** Half away from zero; `up` is away from zero and `down` towards it, of what 12 digits show. Negative digits round to tens and hundreds. */
export function round(given: number, digits: number, way: keyof typeof rounding): number {
  const isWhole = Number.isInteger(given)
  const value = way === 'near' || isWhole || digits >= 12 ? given : Number(given.toPrecision(12))
  const amount = Math.abs(value)
  if (value === 0 || (digits >= 0 && (isWhole || amount >= 2 ** 52))) return value
  if (digits === 0 && way === 'near') return Math.sign(value) * Math.round(amount)
  const factor = Number(`1e${placesOf(digits, amount)}`)
  const scaled = digits < 0 ? amount / factor : amount * factor
  if (scaled >= 2 ** 52) return value
  const whole = rounding[way](scaled)
  return Math.sign(value) * (digits < 0 ? whole * factor : whole / factor)
}

/** No more decimals than the number has room for. */
const placesOf = (digits: number, amount: number) =>
  Math.min(Math.abs(digits), 308, digits > 0 ? 52 - Math.floor(Math.log2(amount)) : 308)

/** The whole number at or below. What 15 digits don't show is noise, up to where they don't reach the decimals any more. */
export const wholeBelow = (value: number) => Math.floor(Math.abs(value) > 2 ** 41 ? value : fifteenDigits(value))

const fifteenDigits = (value: number) => Number(value.toPrecision(15))
