/**
 * An upper estimate of a secret's entropy in bits, from how often each character occurs and how often each step from one
 * character to the next does: `aaaa…` and `abcd…` have none, 32 random hexadecimal digits have 110 or more.
 */
export function entropyBits(secret: string): number {
  const unit = /^(.+?)\1*$/su.exec(secret)?.[1] ?? ''
  const signs = [...unit].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0))
  return Math.min(entropyOf(signs), entropyOf(steps))
}

function entropyOf(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value).values()
  const bits = [...counts].map(({ length }) => length * Math.log2(values.length / length))
  return bits.reduce((sum, one) => sum + one, 0)
}

const fewestBits = 80

export const isGuessable = (secret: string): boolean => entropyBits(secret) < fewestBits
