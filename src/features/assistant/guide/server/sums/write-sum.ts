import { decimalText } from '#platform/format/figures.ts'
import type { SumToken } from './sum-tokens.ts'
import { valueText } from './value-text.ts'

export type Written = { formula: string; shown: string }
type Percent = Extract<SumToken, { kind: 'percent' }>
type Amount = Extract<SumToken, { kind: 'number' }>

/** The tokens as a formula for the calculator and as people write it; undefined where nothing joins two numbers. */
export function writeSum(tokens: readonly SumToken[], currency: string | null): Written | undefined {
  const writer = new Writer(currency)
  return tokens.every((token) => writer.takes(token)) && writer.joins > 0
    ? { formula: writer.formula, shown: writer.shown }
    : undefined
}

const signText: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', '+': '+' }

class Writer {
  formula = ''
  shown = ''
  joins = 0
  readonly #currency: string | null
  #sign: string | null = null
  /** Whether a number or a closed bracket is last. */
  #isAfter = false
  #lastIsRate = false
  /** How often a rate was multiplied without a sign between. */
  #unsaid = 0

  constructor(currency: string | null) {
    this.#currency = currency
  }

  /** False where two numbers stand beside each other and nothing says what is done with them. */
  takes(token: SumToken): boolean {
    if (token.kind === 'sign') this.#sign = token.sign
    else if (token.kind === 'close') this.#put(')', ')')
    else if (token.kind === 'open') return this.#opens()
    else if (token.kind === 'percent' && this.#isAfter && token.way && token.way !== 'of') this.#share(token)
    else if (token.kind !== 'word') return this.#number(token)
    return true
  }

  #put(formula: string, shown: string): void {
    this.formula += formula
    this.shown += shown
  }

  /** `after 30% tax`, `plus 20%`: of everything before. */
  #share({ way, value, shown }: Percent): void {
    const sign = way === 'on' ? '+' : '-'
    this.formula = `(${this.formula})*(1${sign}${value}/100)`
    this.shown = `${/[+−]/.test(this.shown) ? `(${this.shown})` : this.shown} × (1 ${signText[sign]} ${shown})`
    this.#sign = null
    this.joins += 1
  }

  #opens(): boolean {
    if (!this.#joined('*')) return false
    this.#put('(', '(')
    this.#isAfter = false
    return true
  }

  #number(token: Percent | Amount): boolean {
    // Two numbers beside each other are multiplied where one of them is a rate or hours: `$40 an hour, 25 hours`.
    const isRate = token.kind === 'number' && (token.isRate || token.isHours)
    if (!this.#follows(token) || !this.#joined(isRate || this.#lastIsRate ? '*' : null)) return false
    if (token.kind === 'percent') this.#put(`(${token.value}/100)`, token.shown)
    else this.#put(String(token.value), this.#text(token))
    this.#sign = token.kind === 'percent' && token.way === 'of' ? '*' : null
    this.#isAfter = true
    this.#lastIsRate = isRate
    return true
  }

  /** `62 at 11.50 each, ingredients 4.20 a box`: a second rate that isn't a stretch of time is another price. */
  #follows(token: Percent | Amount): boolean {
    if (this.#sign !== null || !this.#isAfter) return true
    if (token.kind === 'number' && (token.isHours || token.isSpan)) return true
    this.#unsaid += 1
    return this.#unsaid === 1 && !(this.#lastIsRate && token.kind === 'number' && token.isRate)
  }

  #text = ({ value, isMoney }: Amount) => (isMoney ? valueText(value, this.#currency) : decimalText(value, 6))

  /** Writes the sign before a number or a bracket. */
  #joined(otherwise: string | null): boolean {
    const sign = this.#sign ?? (this.#isAfter ? otherwise : null)
    if (!this.#isAfter) {
      if (sign === '-') this.#put('-', '−')
      this.#sign = null
      return true
    }
    if (sign === null) return false
    this.#put(sign, ` ${signText[sign] ?? sign} `)
    this.#sign = null
    this.joins += 1
    return true
  }
}
