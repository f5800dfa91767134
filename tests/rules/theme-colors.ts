export type Scheme = 'light' | 'dark'
type Lab = { l: number; a: number; b: number }

/** Every color token of a theme file, worked out for one scheme, but for shades you see through. Knows the few color functions that theme.css uses. */
export function themeColors(css: string, scheme: Scheme): Map<string, Lab> {
  const sources = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const colors = new Map<string, Lab>()
  for (const [name, value] of sources) {
    if (
      /^(color|brand)-[a-z-]+$/.test(name) &&
      /^(#|light-dark|color-mix|oklch)/.test(value) &&
      !value.includes('rgb(')
    ) {
      colors.set(name.replace(/^color-/, ''), colorOf(value, scheme, sources))
    }
  }
  return colors
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: Lab, other: Lab): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function colorOf(value: string, scheme: Scheme, sources: Map<string, string>): Lab {
  const text = value.trim()
  const resolve = (part = '') => colorOf(part, scheme, sources)
  if (text.startsWith('#')) return labOfHex(text)
  if (text === 'white') return labOfHex('#ffffff')
  if (text === 'black') return labOfHex('#000000')
  const [, call = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? []
  if (call === 'var') return resolve(sources.get(inside.slice(2)))
  const parts = splitArguments(inside)
  if (call === 'light-dark') return resolve(scheme === 'light' ? parts[0] : parts[1])
  if (call === 'color-mix') return mixed(parts, resolve)
  if (call === 'oklch') return relative(inside, resolve)
  throw new Error(`no color: ${value}`)
}

/** `in oklab, <color> 40%, <color>` */
function mixed([, first = '', second]: string[], resolve: (part?: string) => Lab): Lab {
  const [, color, percent] = /^(.*)\s([\d.]+)%$/s.exec(first.trim()) ?? []
  const share = Number(percent) / 100
  const [one, other] = [resolve(color), resolve(second)]
  const between = (axis: keyof Lab) => one[axis] * share + other[axis] * (1 - share)
  return { l: between('l'), a: between('a'), b: between('b') }
}

/** `from <color> 0.75 calc(c * 0.82) h` */
function relative(inside: string, resolve: (part?: string) => Lab): Lab {
  const [, color, lightness, factor] = /^from (.*) ([\d.]+) calc\(c \* ([\d.]+)\) h$/s.exec(inside.trim()) ?? []
  const { a, b } = resolve(color)
  return { l: Number(lightness), a: a * Number(factor), b: b * Number(factor) }
}

/** At the commas outside of every bracket. */
function splitArguments(inside: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of inside) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

// The matrices are those of https://bottosson.github.io/posts/oklab/
function labOfHex(hex: string): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function luminance({ l: lightness, a, b }: Lab): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (value: number) => Math.min(1, Math.max(0, value))
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
