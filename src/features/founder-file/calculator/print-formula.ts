import { binding, type Formula, type Reference } from './formula.ts'

/** The formula as text again, with no more parentheses than it needs; `written` says how references read, in a spreadsheet say `B7`. */
export function printFormula(formula: Formula, written = ({ text }: Reference) => `[${text}]`): string {
  const print = (one: Formula): string => {
    switch (one.kind) {
      case 'value':
        return printValue(one.value)
      case 'reference':
        return written(one.reference)
      case 'minus':
        return `-${within(one.of, 5)}`
      case 'binary':
        return `${within(one.left, bindingOf(one))}${one.sign}${within(one.right, bindingOf(one) + 1)}`
      case 'call':
        return `${one.name}(${one.given.map(print).join(',')})`
    }
  }
  const within = (one: Formula, least: number) => (bindingOf(one) < least ? `(${print(one)})` : print(one))
  return print(formula)
}

const bindingOf = (formula: Formula) => (formula.kind === 'binary' ? (binding[formula.sign] ?? 0) : 5)

const printValue = (value: number | string | boolean) =>
  typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value).toUpperCase()
