import { BadgeCheck, CircleDashed, Hourglass, type LucideIcon, RotateCcw } from 'lucide-react'
import { Chip, type ChipTone } from '#platform/ui/chip.tsx'
import type { OutcomeState as State } from '../outcomes.rules.ts'

/** Where an outcome stands, in a word with its icon. */
export function OutcomeState({ state }: { state: State }) {
  const { Icon, word, tone } = looks[state]
  return (
    <Chip tone={tone}>
      <Icon aria-hidden />
      {word}
    </Chip>
  )
}

const looks: Record<State, { Icon: LucideIcon; word: string; tone: ChipTone }> = {
  open: { Icon: CircleDashed, word: 'open', tone: 'plain' },
  filed: { Icon: Hourglass, word: 'filed', tone: 'info' },
  returned: { Icon: RotateCcw, word: 'returned', tone: 'warning' },
  proved: { Icon: BadgeCheck, word: 'proved', tone: 'success' },
}
