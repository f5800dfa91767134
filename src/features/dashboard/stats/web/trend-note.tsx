import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react'
import { numberText, plural } from '#platform/format/numbers.ts'
import type { Trend } from '../stats.contract.ts'

/** The last seven whole days compared with the seven before; no arrow if there was nothing before, no word on a quiet week. */
export function TrendNote({ trend: { current, percent }, unit }: { trend: Trend; unit: string }) {
  if (current === 0) return null
  if (percent === null)
    return (
      <span className="mt-1 block">
        <span className="font-semibold text-ink">+{numberText(current)}</span> {plural(current, unit)} in the 7 days
        before today
      </span>
    )
  const { Icon, tone, words, joint = 'than' } = directionOf(percent)
  return (
    <span className="mt-1 flex items-center gap-1">
      <Icon aria-hidden className={`size-4.5 shrink-0 ${tone}`} />
      <span>
        <span className={`font-semibold tabular-nums ${tone}`}>{words}</span> {joint} the 7 days before
      </span>
    </span>
  )
}

function directionOf(percent: number): { Icon: LucideIcon; tone: string; words: string; joint?: string } {
  if (percent > 0) return { Icon: ArrowUpRight, tone: 'text-success', words: `${percent}% more` }
  if (percent < 0) return { Icon: ArrowDownRight, tone: 'text-ink-soft', words: `${-percent}% less` }
  return { Icon: ArrowRight, tone: 'text-ink-soft', words: 'Same', joint: 'as in' }
}
