import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { isToCome, SessionFacts } from '../../requests/web/session-facts.tsx'
import { nextTalk } from '../../talks/talks.rules.ts'
import { sessions } from './appointments.calls.ts'

/** On the coach’s dashboard: whom they meet when. Those that have passed wait to be marked as held. */
export function ComingSessions() {
  const { data = [] } = useQuery({ ...sessions, refetchOnMount: 'always' })
  if (data.length === 0) return null
  return (
    <Card look="flat" aria-labelledby="coming-sessions">
      <CardHeader id="coming-sessions" title="Your sessions" />
      <ul className="divide-y divide-line">
        {data.map(({ requestId, clientId, name, time, place }) => (
          <li key={requestId} className="py-4 first:pt-0">
            <h3 className="text-lg" dir="auto">
              <Link to={`/coach/clients/${clientId}`}>{name}</Link>
            </h3>
            <SessionFacts requestId={requestId} time={time} place={place}>
              <LinkButton asChild size="sm" variant={isToCome(time) ? 'secondary' : 'primary'}>
                <Link to={`/coach/clients/${clientId}/sessions/${nextTalk}`}>
                  {isToCome(time) ? 'Prepare it' : 'Mark it as held'}
                  <span className="sr-only">, session with {name}</span>
                </Link>
              </LinkButton>
            </SessionFacts>
          </li>
        ))}
      </ul>
    </Card>
  )
}
