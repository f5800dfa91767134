/**
 * About how many bits a secret holds at most, by how often its characters come, and by how often the steps from one to the
 * next come: `aaaa…` and `abcd…` hold none. A random one of 32 hexadecimal digits holds 110 and more.
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
