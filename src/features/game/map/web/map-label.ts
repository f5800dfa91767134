import type { Frame } from './map-frame.ts'
import type { Point, Sheet } from './route-points.ts'

export type Label = Point & { anchor: 'start' | 'middle' | 'end' }

/** What has a label beside the route; `rise` is how far above its point it reaches, in sheet units. */
export type Sign = Point & { name: string; rise: number }

/** `measured` is the note beside a camp's name. */
type NamedCamp = Point & { name: string; measured?: { short: string } | undefined }

/** The line of a note, away from the tent at a height: above a name that stands above it, below any other. */
export const noteY = (label: Label, tentY: number): number => label.y + (label.y < tentY - 100 ? -46 : 40)

/** Half the line height and the mean character width, at the font sizes that sheets are mostly seen at. */
const halfLine = 34
const letters: Record<Sheet, number> = { wide: 27, tall: 32.5, climb: 32.5 }

/**
 * Places the camps' labels above, beside or below their tents, or above the flags on them, wherever each overlaps least with the drawing and with the
 * labels placed before it; then those of the signs, the member and today.
 */
export function labelsFor(
  camps: readonly NamedCamp[],
  { frame, sheet }: { frame: Frame; sheet: Sheet },
  drawn: readonly Point[],
  signs: readonly Sign[] = [],
): { labels: Label[]; signLabels: Label[] } {
  const letter = letters[sheet]
  const labels: Label[] = []
  const taken = [...drawn]
  for (const { x, y, name, measured } of camps) {
    const width = name.length * letter
    const label = cheapest(choicesAt({ x, y }, width, frame), width, frame, taken)
    labels.push(label)
    taken.push(...textArea(label, width))
    if (measured) taken.push(...textArea({ ...label, y: noteY(label, y) }, measured.short.length * letter * 0.6))
  }
  taken.push(...camps.flatMap(tentArea))
  const signLabels = signs.map((sign) => {
    const width = sign.name.length * letter
    const label = cheapest(choicesForSign(sign), width, frame, taken)
    taken.push(...textArea(label, width))
    return label
  })
  return { labels, signLabels }
}

const textArea = (label: Label, width: number): Point[] =>
  Array.from({ length: 25 }, (_, at) => ({ x: leftOf(label, width) + (at / 24) * width, y: label.y - 14 }))

/** Below or beside it, or above the head of what reaches up. */
const choicesForSign = ({ x, y, rise }: Sign): [Label, ...Label[]] => [
  { x, y: rise > 0 ? y - rise - 34 : y + 96, anchor: 'middle' },
  { x: x - 70, y: y + 14 - rise / 2, anchor: 'end' },
  { x: x + 70, y: y + 14 - rise / 2, anchor: 'start' },
  { x, y: rise > 0 ? y + 96 : y - 72, anchor: 'middle' },
  { x: x - 56, y: y + 72, anchor: 'end' },
  { x: x + 56, y: y + 72, anchor: 'start' },
  { x: x - 56, y: y - rise - 50, anchor: 'end' },
  { x: x + 56, y: y - rise - 50, anchor: 'start' },
]

const tentArea = ({ x, y }: Point): Point[] =>
  [-40, 0, 40].flatMap((dx) => [-90, -60, -30, 0].map((dy) => ({ x: x + dx, y: y + dy })))

function choicesAt({ x, y }: Point, width: number, frame: Frame): [Label, ...Label[]] {
  return [
    { x: within(frame, x, width), y: y - 132, anchor: 'middle' },
    { x: x + 66, y: y - 40, anchor: 'start' },
    { x: x - 66, y: y - 40, anchor: 'end' },
    { x: within(frame, x, width), y: y + 78, anchor: 'middle' },
    { x: within(frame, x, width), y: y - 184, anchor: 'middle' },
  ]
}

function cheapest(choices: [Label, ...Label[]], width: number, frame: Frame, taken: readonly Point[]): Label {
  const cost = (label: Label) =>
    choices.indexOf(label) + 3 * crossings(label, width, taken) + (fits(label, width, frame) ? 0 : 100)
  return choices.reduce((best, label) => (cost(label) < cost(best) ? label : best))
}

function crossings(label: Label, width: number, drawn: readonly Point[]): number {
  const left = leftOf(label, width)
  const middle = label.y - 14
  return drawn.filter(({ x, y }) => x > left && x < left + width && Math.abs(y - middle) < halfLine).length
}

function fits(label: Label, width: number, { left, top, width: frameWidth, height }: Frame): boolean {
  const start = leftOf(label, width)
  return (
    start >= left + 12 &&
    start + width <= left + frameWidth - 12 &&
    label.y > top + halfLine &&
    label.y < top + height - 16
  )
}

function leftOf({ x, anchor }: Label, width: number): number {
  return x - { start: 0, middle: width / 2, end: width }[anchor]
}

function within({ left, width: frameWidth }: Frame, x: number, width: number): number {
  const half = width / 2 + 14
  return Math.round(Math.max(left + half, Math.min(left + frameWidth - half, x)))
}
