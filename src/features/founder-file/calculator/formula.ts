/** What stands in square brackets, cut at its dots. What it leads to is for the page to say. */
export type Reference = { readonly text: string; readonly parts: readonly string[] }

export type Formula =
  | { readonly kind: 'value'; readonly value: number | string | boolean }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'minus'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly sign: string; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Formula[] }

/** How tightly a sign binds; signs that bind alike are taken from left to right. */
export const binding: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
}

/** Every reference, in the order they are written. */
export function referencesOf(formula: Formula): Reference[] {
  switch (formula.kind) {
    case 'value':
      return []
    case 'reference':
      return [formula.reference]
    case 'minus':
      return referencesOf(formula.of)
    case 'binary':
      return [...referencesOf(formula.left), ...referencesOf(formula.right)]
    case 'call':
      return formula.given.flatMap(referencesOf)
  }
}
