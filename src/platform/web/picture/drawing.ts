/** A canvas of a size in pixels with its pen, once the page's own fonts are there to write with. */
export async function openDrawing(width: number, height: number) {
  await Promise.all(
    ['600 40px "Besley Variable"', '400 20px "Source Sans 3 Variable"'].map((font) => document.fonts.load(font)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  return { canvas, pen }
}

/** Turns CSS colors (`var(--color-paper)`, mixtures of them) into what a canvas takes, as they are on paper: in light. */
export function lightColors(): { colorOf: (css: string) => string; close: () => void } {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  const known = new Map<string, string>()
  const colorOf = (css: string): string => {
    const color = known.get(css) ?? read(css)
    known.set(css, color)
    return color
  }
  const read = (css: string) => {
    probe.style.color = css
    return getComputedStyle(probe).color
  }
  return { colorOf, close: () => probe.remove() }
}

const display = '"Besley Variable", Georgia, serif'
const text = '"Source Sans 3 Variable", system-ui, sans-serif'
export const fontOf = (face: 'display' | 'text', size: number, weight = 400): string =>
  `${weight} ${size}px ${face === 'display' ? display : text}`

type Measure = (words: string) => number

/** Words on lines no wider than they may be; a word that is wider alone gets a line of its own. */
export function brokenLines(words: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The largest size, down to the least, at which words stand on so many lines; `measure` is at size 1. */
export function fittingSize(words: string, { width, lines, most, least }: Fit, measure: Measure): number {
  for (let size = most; size > least; size -= 2) {
    const broken = brokenLines(words, width / size, measure)
    if (broken.length <= lines && broken.every((line) => measure(line) * size <= width)) return size
  }
  return least
}

type Fit = { width: number; lines: number; most: number; least: number }
