import type { Reference } from './formula.ts'
import { type Token, Unreadable } from './tokens.ts'

export function numberOf(token: Token): number {
  const number = Number.parseFloat(token.text) / (token.text.endsWith('%') ? 100 : 1)
  if (!Number.isFinite(number)) throw new Unreadable(token.at, 'The number is too large.')
  return number
}

export function truthOf(token: Token): boolean {
  const name = token.text.toUpperCase()
  if (name !== 'TRUE' && name !== 'FALSE')
    throw new Unreadable(token.at, `${token.text} stands alone; a field is written [${token.text}].`)
  return name === 'TRUE'
}

const part = '(?:[A-Za-z_]\\w*(?::[A-Za-z_]\\w*)?|<|=)'
const reference = new RegExp(`^${part}(?:\\.${part}){0,2}$`)

export function referenceOf(token: Token): Reference {
  const text = token.text.slice(1, -1)
  if (!reference.test(text))
    throw new Unreadable(token.at, `${token.text} is not a name: one to three parts with dots between them.`)
  return { text, parts: text.split('.') }
}
