import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { isPending } from '../requests.rules.ts'
import { MyRequest } from './my-request.tsx'
import { coachingRequests } from './requests.calls.ts'

type MyRequestsProps = { answers: string; look?: 'flat' | 'sheet' }

/** What a member asked for: what something may still become of comes first. */
export function MyRequests({ answers, look = 'flat' }: MyRequestsProps) {
  const { data, error, refetch } = useQuery(coachingRequests)
  if (error && !data)
    return <LoadFailure level={2} title="Your requests didn’t load" error={error} onRetry={() => void refetch()} />
  const requests = data ?? []
  const inOrder = [
    ...requests.filter(({ state }) => isPending(state)),
    ...requests.filter(({ state }) => !isPending(state)),
  ]
  return (
    <Card look={look} id="requests" aria-labelledby="past-requests" className="scroll-mt-20">
      <CardHeader id="past-requests" title="Your requests" />
      {requests.length === 0 ? (
        <p className="text-ink-soft">No requests yet. What you ask for shows up here, and {answers} sees it too.</p>
      ) : (
        <ul className="divide-y divide-line">
          {inOrder.map((request) => (
            <MyRequest key={request.id} request={request} answers={answers} />
          ))}
        </ul>
      )}
    </Card>
  )
}
