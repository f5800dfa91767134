import { Check, RotateCcw } from 'lucide-react'

const looks = {
  right: { Icon: Check, words: 'Looks right', tone: 'text-success' },
  again: { Icon: RotateCcw, words: 'Please look again', tone: 'text-warning' },
}

/** What a coach marked, as an icon with its words. */
export function VerdictMark({ verdict }: { verdict: 'right' | 'again' }) {
  const { Icon, words, tone } = looks[verdict]
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${tone}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {words}
    </span>
  )
}
