import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import { coachingRequests } from './requests.calls.ts'

const kinds = { session: 'Session', 'plan-review': 'Plan review' }

export function PastRequests({ answers }: { answers: string }) {
  const dates = useDates()
  const { data = [] } = useQuery(coachingRequests)
  return (
    <Card look="flat" aria-labelledby="past-requests">
      <CardHeader id="past-requests" title="Your requests" />
      {data.length === 0 ? (
        <p className="text-ink-soft">No requests yet. What you ask for shows up here, and {answers} sees it too.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map(({ id, kind, text, sentTo, sentAt }) => (
            <li key={id} className="py-3.5 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
                <Chip tone="summit">{kinds[kind]}</Chip>
                <time dateTime={sentAt}>{dates.date(sentAt)}</time>
                <span>to {sentTo === 'coach' ? 'your coach' : 'the founder'}</span>
              </p>
              <p dir="auto" className="mt-1.5 whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
