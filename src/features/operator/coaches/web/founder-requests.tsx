import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RequestKind, requestTitles } from '#features/coaching/requests/requests.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import { founderRequestDays } from '../coaches.rules.ts'
import { founderRequests } from './coaches.calls.ts'

/** Elite members without a coach ask the founder. What they wrote is in the founder’s email, and not here. */
export function FounderRequests() {
  const dates = useDates()
  const { data } = useQuery(founderRequests)
  if (!data || data.requests.length === 0) return null
  return (
    <Card aria-labelledby="founder-requests">
      <CardHeader
        id="founder-requests"
        title="Requests to the founder"
        lead={`What they wrote went to ${data.founderEmail}: a reply to that email goes to them. With a coach, given on their page, the request becomes the coach’s. Replies aren’t known here, so each stays for ${founderRequestDays} days.`}
      />
      <ul className="flex flex-col">
        {data.requests.map(({ id, memberId, name, email, kind, sentAt }) => (
          <li key={id} className="border-t border-line py-3">
            <Link to="/operator/people/$memberId" params={{ memberId }} className="link wrap-anywhere" dir="auto">
              {name || email}
            </Link>
            <span className="block text-sm text-ink-soft">
              {requestTitles[kind]}, {dates.moment(sentAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The same in a line, where an operator comes first. */
export function FounderRequestsLine() {
  const dates = useDates()
  const { data } = useQuery(founderRequests)
  const [oldest] = data?.requests ?? []
  if (!data || !oldest) return null
  return (
    <p className="mt-4 text-sm">
      <Link to="/operator/coaches" className="link font-semibold">
        {counted(data.requests.length, 'request')} to the founder
      </Link>{' '}
      for {asked(data.requests)}, since {dates.shortDate(oldest.sentAt)}
    </p>
  )
}

const asked = (requests: readonly { kind: RequestKind }[]) =>
  [
    requests.some(({ kind }) => kind === 'session') && 'a session',
    requests.some(({ kind }) => kind === 'plan-review') && 'a plan review',
  ]
    .filter(Boolean)
    .join(' or ')
