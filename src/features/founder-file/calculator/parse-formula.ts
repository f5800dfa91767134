import { counted } from '#platform/format/numbers.ts'
import { binding, type Formula } from './formula.ts'
import { functions } from './functions.ts'
import { numberOf, referenceOf, truthOf } from './read-token.ts'
import { type Token, tokensOf, Unreadable } from './tokens.ts'

type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly at: number; readonly says: string }

const [longest, deepest] = [2000, 40]

/** Reads a formula, with or without the equals sign that spreadsheets begin it with. */
export function parseFormula(text: string): Parsed {
  if (text.length > longest) return { ok: false, at: longest, says: `A formula has at most ${longest} characters.` }
  try {
    return { ok: true, formula: new Reader(tokensOf(text)).whole() }
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { ok: false, at: thrown.at, says: thrown.says }
    throw thrown
  }
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Formula {
    if (this.#next.text === '=') this.#take()
    const formula = this.#signs(1)
    if (this.#next.kind !== 'end') throw unexpected(this.#next)
    return formula
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '', at: 0 }
  }

  #take(): Token {
    const next = this.#next
    this.#at++
    return next
  }

  #close() {
    if (this.#next.text !== ')')
      throw this.#next.kind === 'end' ? at(this.#next, 'A ) is missing.') : unexpected(this.#next)
    this.#take()
  }

  /** Signs that bind at least as tightly as `least`. */
  #signs(least: number): Formula {
    let left = this.#operand()
    for (;;) {
      const { kind, text: sign } = this.#next
      const tightness = kind === 'sign' ? (binding[sign] ?? 0) : 0
      if (tightness < least) return left
      this.#take()
      left = { kind: 'binary', sign, left, right: this.#signs(tightness + 1) }
    }
  }

  #operand(): Formula {
    this.#depth++
    if (this.#depth > deepest) throw at(this.#next, `More than ${deepest} parts stand one inside another.`)
    const formula = this.#oneOf(this.#take())
    this.#depth--
    return formula
  }

  #oneOf(token: Token): Formula {
    switch (token.kind) {
      case 'number':
        return { kind: 'value', value: numberOf(token) }
      case 'text':
        return { kind: 'value', value: token.text.slice(1, -1).replaceAll('""', '"') }
      case 'reference':
        return { kind: 'reference', reference: referenceOf(token) }
      case 'word':
        return this.#next.text === '(' ? this.#call(token) : { kind: 'value', value: truthOf(token) }
    }
    if (token.text === '-') return { kind: 'minus', of: this.#operand() }
    if (token.text === '+') return this.#operand()
    if (token.text !== '(') throw unexpected(token)
    const inner = this.#signs(1)
    this.#close()
    return inner
  }

  #call(word: Token): Formula {
    const name = word.text.toUpperCase()
    const known = functions.get(name)
    if (!known) throw at(word, `There is no function ${name}.`)
    this.#take()
    const given = this.#next.text === ')' ? [] : [this.#signs(1)]
    while (this.#next.text === ',') {
      this.#take()
      given.push(this.#signs(1))
    }
    this.#close()
    const { least, most } = known
    if (given.length < least) throw at(word, `${name} needs ${counted(least, 'part')}.`)
    if (given.length > most) throw at(word, `${name} takes no more than ${counted(most, 'part')}.`)
    return { kind: 'call', name, given }
  }
}

const at = (token: Token, says: string) => new Unreadable(token.at, says)

const unexpected = (token: Token) =>
  at(token, token.kind === 'end' ? 'Something is missing at the end.' : `${token.text} does not belong here.`)
