/** Form-encoded parameters, nested by brackets, as the provider's API takes them: `items[0][price]=…`. */
export type Params = { [name: string]: Param }
export type Param = string | Params

export function parseForm(text: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''))
    put(params, path, value)
  }
  return params
}

function put(into: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name
  if (['__proto__', 'constructor', 'prototype'].includes(key)) return
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const inner = into[key]
  const next = typeof inner === 'object' ? inner : {}
  into[key] = next
  put(next, rest, value)
}

export const textOf = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const groupOf = (params: Params, name: string): Params => {
  const value = params[name]
  return typeof value === 'object' ? value : {}
}

/** A list of groups: `items[0]…`, `items[1]…`. */
export const groupsOf = (params: Params, name: string): Params[] =>
  Object.values(groupOf(params, name)).filter((value) => typeof value === 'object')

export const wordsOf = (params: Params, name: string): string[] =>
  Object.values(groupOf(params, name)).filter((value) => typeof value === 'string')

export const numberOf = (params: Params, name: string): number | undefined => {
  const value = textOf(params, name)
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value)
}

export const flagsOf = (params: Params, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(groupOf(params, name)).map(([key, value]) => [key, String(value)]))
