/** A small calculator for `figures`: + - * / ( ), names of earlier figures, round, ceil, floor, min, max. No code is run. */
export function calculate(formula: string, known: ReadonlyMap<string, number>): number {
  const tokens = formula.match(/\d+(?:\.\d+)?|[a-zA-Z_]\w*|[-+*/(),]|\S/g) ?? []
  let at = 0
  const peek = () => tokens[at]
  const take = () => tokens[at++] ?? ''
  const expect = (token: string) => {
    const found = take()
    if (found !== token) throw new Error(`"${token}" is missing before "${found}"`)
  }

  function sum(): number {
    let value = product()
    while (peek() === '+' || peek() === '-') value = take() === '+' ? value + product() : value - product()
    return value
  }

  function product(): number {
    let value = factor()
    while (peek() === '*' || peek() === '/') value = take() === '*' ? value * factor() : value / factor()
    return value
  }

  function factor(): number {
    const token = take()
    if (token === '-') return -factor()
    if (token === '(') {
      const value = sum()
      expect(')')
      return value
    }
    if (/^\d/.test(token)) return Number(token)
    if (peek() === '(') return call(token)
    const value = known.get(token)
    if (value === undefined) throw new Error(`"${token}" is not among the figures above it`)
    return value
  }

  function call(name: string): number {
    take()
    const given = [sum()]
    while (peek() === ',') {
      take()
      given.push(sum())
    }
    expect(')')
    const apply = functions[name]
    if (!apply) throw new Error(`there is no function ${name}`)
    return apply(...given)
  }

  const value = sum()
  if (at < tokens.length) throw new Error(`"${peek()}" was not expected`)
  if (!Number.isFinite(value)) throw new Error('the result is not a number')
  return value
}

const functions: Record<string, (...given: number[]) => number> = {
  round: (value = 0, digits = 0) => Math.floor(value * 10 ** digits + 0.5 + 1e-9) / 10 ** digits,
  ceil: (value = 0) => Math.ceil(value - 1e-9),
  floor: (value = 0) => Math.floor(value + 1e-9),
  min: (...given) => Math.min(...given),
  max: (...given) => Math.max(...given),
}
