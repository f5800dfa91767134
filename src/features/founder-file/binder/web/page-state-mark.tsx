import { Check, CircleDashed, Flag, Lock, type LucideIcon, PenLine } from 'lucide-react'
import { calendarDates } from '#platform/format/dates.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { PageLine } from '../../pages/pages.contract.ts'

/** How far a page is, in a word with its icon. */
export function PageStateMark({ page: { state, keptOn, updatedAt, isOpen } }: { page: PageLine }) {
  const dates = useDates()
  const { Icon, word, tone } = state === 'empty' && !isOpen ? closed : looks[state]
  const last = keptOn.at(-1)
  const kept = state === 'kept' && last && `kept ${calendarDates.dayOfYear(last)}`
  // What is known is when it was written last, not when that began.
  const written = state !== 'empty' && updatedAt && `${word}, last ${dates.dayOfYear(updatedAt)}`
  return (
    <p className={classNames('flex items-center gap-1.5 text-sm', tone)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {kept || written || word}
    </p>
  )
}

/** Where nothing was written and the plan doesn’t open the page’s lessons. */
const closed = { Icon: Lock, word: 'not in your plan', tone: 'text-ink-soft' }

const looks: Record<PageLine['state'], { Icon: LucideIcon; word: string; tone: string }> = {
  kept: { Icon: Flag, word: 'kept', tone: 'text-success' },
  done: { Icon: Check, word: 'done', tone: 'text-success' },
  begun: { Icon: PenLine, word: 'begun', tone: 'text-ink' },
  empty: { Icon: CircleDashed, word: 'not yet', tone: 'text-ink-soft' },
}
