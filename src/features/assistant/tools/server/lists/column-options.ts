import type { ListColumn } from '#features/founder-file/reading/lists.ts'

/** `labels`: what is shown of it; `names`: that, and its key. */
export type Option = { value: string; labels: readonly string[]; names: readonly string[] }

export function optionsOf(choices: ListColumn['choices']): Option[] {
  const all = Array.isArray(choices)
    ? choices.map((one) => [`${one}`, `${one}`] as const)
    : Object.entries((choices ?? {}) as Record<string, string>)
  return all.map(([value, label]) => {
    // “Red: only you hold it”, “1 Asked: told us the problem”
    const short = label.replace(/^\d+ /, '').replace(/:.*$/, '')
    const labels = [short, label].map((name) => name.toLowerCase()).filter((name) => !/^\d+$/.test(name))
    return { value, labels: [...new Set(labels)], names: [value.replaceAll('_', ' ').toLowerCase(), ...labels] }
  })
}

/** “Did it show them something?” is asked by its own words, whatever else than yes and no it may have. */
export const isYesNo = ({ choices, label }: ListColumn) => {
  const values = optionsOf(choices).map(({ value }) => value)
  return values.includes('yes') && values.includes('no') && (values.length === 2 || label.endsWith('?'))
}
export const saysYesNo = ({ formula }: ListColumn) =>
  formula !== undefined && /"yes"/.test(formula) && /"no"/.test(formula) && !/COUNTIF|SUMPRODUCT/.test(formula)
