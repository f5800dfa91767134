import { useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { useDates } from '#platform/web/zone.ts'
import { corrections } from './milestones.calls.ts'

/** What was corrected, as it was before; nothing where nothing was. */
export function CorrectionList() {
  const { data = [] } = useQuery(corrections)
  const dates = useDates()
  if (data.length === 0) return null
  return (
    <details className="mt-10">
      <summary className="cursor-pointer font-semibold">{counted(data.length, 'correction')}</summary>
      <ul className="mt-3 divide-y divide-line border-t border-line text-sm">
        {data.map(({ id, at, kind, clientName, description, achievedAt, pointsEarned, reason }) => (
          <li key={id} className="py-3">
            <p>
              {kind === 'edited' ? 'Edited' : 'Taken back'} on {dates.date(at)} · {clientName}
            </p>
            <p className="mt-1 text-ink-soft">
              Before: “{description}”, {dates.date(achievedAt)}, {counted(pointsEarned, 'point')}
              {reason && `. Why: ${reason}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
