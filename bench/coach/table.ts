import type { Half } from './sets.ts'
import { wilson } from './wilson.ts'

/** How many of a set were right, of those that were asked; `failed` had no answer and count as wrong. */
export type Measured = { set: string; half: Half; coach: string; asked: number; right: number; failed: number }

const columns = ['set', 'half', 'answered by', 'asked', 'right', 'share', '95 % interval', 'no answer'] as const

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** One line for each set, half and coach, in Markdown. */
export function tableOf(rows: readonly Measured[]): string {
  const lines = rows.map(({ set, half, coach, asked, right, failed }) => {
    const { low, high } = wilson(right, asked)
    const share = asked === 0 ? '–' : percent(right / asked)
    const interval = asked === 0 ? '–' : `${percent(low)} to ${percent(high)}`
    return [
      set,
      half === 'held' ? 'held out' : 'seen',
      coach,
      String(asked),
      String(right),
      share,
      interval,
      String(failed),
    ]
  })
  const widths = columns.map((name, at) => Math.max(name.length, ...lines.map((line) => line[at]?.length ?? 0)))
  const drawn = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [drawn(columns), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(drawn)].join('\n')
}
