/** Where the stand-in's seller collects tax, and how much. A business that gives its tax id pays none: reverse charge. */
const rates: Readonly<Record<string, number>> = {
  AT: 0.2,
  DE: 0.19,
  FR: 0.2,
  GB: 0.2,
  IT: 0.22,
  JP: 0.1,
  NL: 0.21,
}

export const countries: readonly string[] = ['US', ...Object.keys(rates)]

export const taxRateOf = (country: string | undefined): number => rates[country ?? ''] ?? 0
