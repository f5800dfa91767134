import { guessNote, numberAsText } from '#features/founder-file/numbers/number-text.ts'
import type { ThenNow } from '#features/founder-file/numbers/then-and-now.ts'
import { counted } from '#platform/format/numbers.ts'

/** The most numbers that a poster carries. */
export const posterNumbers = 4

export type Format = 'wide' | 'tall' | 'page'
type Box = { left: number; top: number; width: number; height: number }

export type Layout = {
  width: number
  height: number
  /** How thick lines are, in pixels for each of a picture 1080 wide. */
  unit: number
  map: Box
  text: Box
  /** The largest size of the name, and on how many lines it may stand. */
  name: { size: number; lines: number }
  /** Numbers that stand beside each other. */
  columns: number
}

/** For a link's preview, for a phone's screen, and A4 at 300 dots an inch, in pixels. */
export const layouts: Record<Format, Layout> = {
  wide: {
    width: 1200,
    height: 630,
    unit: 0.62,
    map: { left: 404, top: 34, width: 762, height: 562 },
    text: { left: 62, top: 34, width: 312, height: 562 },
    name: { size: 58, lines: 3 },
    columns: 1,
  },
  tall: {
    width: 1080,
    height: 1920,
    unit: 1,
    map: { left: 48, top: 48, width: 984, height: 1260 },
    text: { left: 76, top: 1308, width: 928, height: 564 },
    name: { size: 108, lines: 2 },
    columns: 4,
  },
  page: {
    width: 2480,
    height: 3508,
    unit: 2.2,
    map: { left: 130, top: 130, width: 2220, height: 2300 },
    text: { left: 190, top: 2430, width: 2100, height: 948 },
    name: { size: 220, lines: 2 },
    columns: 4,
  },
}

type Walked = { completed: number; total: number; first: string | undefined; last: string | undefined }

/** `180 days · 95 lessons · Nov 2026 – May 2027`, or how far it is. */
export function walkedWords({ completed, total, first, last }: Walked, month: (instant: string) => string): string {
  if (!first || !last) return `${counted(total, 'lesson')} ahead`
  const [from, to] = [month(first), month(last)]
  if (completed < total) return `${completed} of ${counted(total, 'lesson')} · since ${from}`
  return `180 days · ${counted(total, 'lesson')} · ${from === to ? to : `${from} – ${to}`}`
}

export type PosterNumber = { key: string; label: string; text: string }

/** `3 → 12`; a number measured once stands alone. A guess is said with its name, since strangers read it. */
export const posterNumber = ({ number, first, last }: ThenNow, currency: string): PosterNumber => {
  const text = (point: { value: number }) => numberAsText(point.value, number, currency)
  const wasGuess = first.mark === 'G' && last && last.mark !== 'G'
  const note = wasGuess ? ' (the first guessed)' : guessNote((last ?? first).mark)
  return {
    key: number.key,
    label: `${number.label}${note}`,
    text: last ? `${text(first)} → ${text(last)}` : text(first),
  }
}
