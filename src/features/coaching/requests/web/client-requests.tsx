import { useQuery } from '@tanstack/react-query'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { requestLabels, sessionTime } from '../requests.rules.ts'
import { AnswerRequest } from './answer-request.tsx'
import { clientRequests } from './requests.calls.ts'
import { SessionFacts } from './session-facts.tsx'

/** `beyond`: that another session would be more than the plan includes. */
type ClientRequestsProps = { clientId: string; firstName: string; beyond?: string | undefined }

/** What a client asked for and waits to be set, for their coach; nothing where there is none. */
export function ClientRequests({ clientId, firstName, beyond }: ClientRequestsProps) {
  const { data = [] } = useQuery(clientRequests(clientId))
  if (data.length === 0) return null
  return (
    <ul aria-label={`What ${firstName} asked for`} className="mb-5 flex flex-col gap-4">
      {data.map((request) => (
        <li key={request.id} className="rounded-md border border-line bg-sunken p-4">
          <ClientRequest request={request} clientId={clientId} firstName={firstName} beyond={beyond} />
        </li>
      ))}
    </ul>
  )
}

function ClientRequest({ request, clientId, firstName, beyond }: ClientRequestsProps & { request: CoachingRequest }) {
  const dates = useDates()
  const { id, kind, text, sentAt, state, times, time, place } = request
  const isSet = state === 'agreed' && time !== null
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        <Chip tone={isSet ? 'success' : 'summit'}>{isSet ? 'Session set' : requestLabels[kind]}</Chip>
        <time dateTime={sentAt}>{dates.date(sentAt)}</time>
      </p>
      <p dir="auto" className="mt-1.5 line-clamp-6 whitespace-pre-line">
        {text}
      </p>
      {kind === 'session' && !isSet && beyond && (
        <p className="mt-2 text-sm text-warning">
          {beyond}: decline it, or suggest a day next month, if you don’t want to.
        </p>
      )}
      {isSet && (
        <div className="mt-2">
          <SessionFacts requestId={id} time={time} place={place} />
        </div>
      )}
      {state === 'offered' && (
        <p className="mt-2 text-sm text-ink-soft">
          You suggested {times.map((one) => sessionTime(dates, one)).join('; ')}. {firstName} hasn’t chosen yet.
        </p>
      )}
      {kind === 'session' ? (
        <AnswerRequest key={`${state} ${times.join()}`} request={request} clientId={clientId} firstName={firstName} />
      ) : (
        <p className="mt-2 text-sm text-ink-soft">Your message to {firstName} answers it.</p>
      )}
    </>
  )
}
