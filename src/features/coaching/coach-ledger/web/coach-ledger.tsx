import { signedText } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'

export function CoachLedger({ entries }: { entries: readonly Entry[] }) {
  const dates = useDates()
  return (
    <Card look="flat" className="mt-12 max-w-lg" aria-labelledby="ledger">
      <CardHeader id="ledger" title="Where your points come from" />
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. You earn your first points with your first client.</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, at, label, points, clientName }) => (
            <li key={id} className="flex gap-4 py-2.5">
              <span className="min-w-0 grow">
                {label}
                <span className="block text-sm text-ink-soft">
                  {clientName && <bdi>{clientName}</bdi>}
                  {clientName && ' · '}
                  <time dateTime={at}>{dates.date(at)}</time>
                </span>
              </span>
              <span className="font-semibold tabular-nums">{signedText(points)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export type Entry = { id: string; at: string; label: string; points: number; clientName: string | null }
