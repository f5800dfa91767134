import { PenLine, SquareMinus, SquarePlus } from 'lucide-react'
import type { Change } from '../compared-lines.ts'

const looks = {
  added: { Icon: SquarePlus, word: 'added' },
  removed: { Icon: SquareMinus, word: 'removed' },
  changed: { Icon: PenLine, word: 'changed' },
}

/** What became of a line, as an icon with its word. */
export function ChangeMark({ change, difference }: { change: Change; difference?: string | null }) {
  if (change === 'same') return <span className="text-sm text-ink-soft">same</span>
  const { Icon, word } = looks[change]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm font-semibold">
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
      {difference && <span className="font-display font-medium whitespace-nowrap tabular-nums">{difference}</span>}
    </span>
  )
}
