import { useInfiniteQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useFocusOnMore } from '#platform/ui/use-focus-on-more.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { actOn } from '../../people/web/people.calls.ts'
import type { SentEmail } from '../emails.contract.ts'
import { emailsKeptDays } from '../emails.rules.ts'
import { emailsOf } from './emails.calls.ts'

/** Which emails a person was sent and what became of them; never what they say. */
export function EmailsCard({ memberId, address }: { memberId: string; address: string }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(emailsOf(memberId))
  const emails = data?.pages.flatMap((page) => page.emails)
  const { list, seesMore } = useFocusOnMore<HTMLUListElement>(emails?.length ?? 0)
  const showEarlier = () => {
    seesMore(emails?.length ?? 0)
    void fetchNextPage()
  }
  const stopped = data?.pages[0]?.stopped
  return (
    <Card look="flat" aria-labelledby="emails">
      <CardHeader
        id="emails"
        title="Emails to them"
        lead={`The last ${emailsKeptDays} days, newest first. What they say isn’t kept.`}
      />
      {stopped && <Stopped memberId={memberId} {...stopped} />}
      {error && !emails ? (
        <LoadFailure level={3} title="The emails didn’t load" error={error} onRetry={() => void refetch()} />
      ) : !emails ? (
        <Loading label="Loading the emails…">
          <Skeleton className="h-24" />
        </Loading>
      ) : emails.length === 0 ? (
        <p className="text-sm text-ink-soft">None yet.</p>
      ) : (
        <ul ref={list} className="flex flex-col text-sm">
          {emails.map((email) => (
            <EmailItem key={email.id} email={email} isElsewhere={email.address !== address} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" className="mt-4" pending={isFetchingNextPage} onClick={showEarlier}>
          Earlier emails
        </Button>
      )}
    </Card>
  )
}

/** After a hard bounce or a complaint: until the address is corrected or confirmed anew, or an operator knows better. */
function Stopped({ memberId, at, reason }: { memberId: string; at: string; reason: string }) {
  const dates = useDates()
  const act = useCall(actOn)
  const trust = () =>
    act.mutate(
      { params: { memberId }, body: { action: 'trust-address' } },
      { onSuccess: ({ says }) => toast({ title: 'Done', description: says }), onError: showError() },
    )
  return (
    <div className="mb-4 border-l-4 border-danger pl-4 text-sm">
      <p className="wrap-anywhere">
        No broadcasts go to their address since {dates.shortDate(at)}: an email came back for good, or was reported as
        spam{reason && ` (${reason})`}. Correct the address, or send to it again if you know that it works.
      </p>
      <Button variant="secondary" size="sm" className="mt-2" pending={act.isPending} onClick={trust}>
        Send to it again
      </Button>
    </div>
  )
}

const bounceWords = {
  hard: 'It came back for good',
  soft: 'It came back for now',
  complaint: 'They reported it as spam',
}

function EmailItem({ email, isElsewhere }: { email: SentEmail; isElsewhere: boolean }) {
  const dates = useDates()
  const { kind, address, queuedAt, refusal, acceptedAt, bounce } = email
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={queuedAt} className="text-ink-soft tabular-nums">
        {dates.moment(queuedAt)}
      </time>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{capitalized(kind)}</span>: {fateOf(email)}
        </p>
        {isElsewhere && <p className="break-all text-ink-soft">to {address}</p>}
        {refusal && (
          <p className="mt-1 wrap-anywhere text-ink-soft">
            {acceptedAt ? 'An earlier try failed: ' : ''}
            {refusal}
          </p>
        )}
        {bounce && (
          <p className="mt-1 wrap-anywhere text-danger">
            {bounceWords[bounce.kind]}, {dates.moment(bounce.at)}
            {bounce.reason && `: ${bounce.reason}`}
          </p>
        )}
      </div>
    </li>
  )
}

function fateOf({ state, tries }: SentEmail): string {
  const after = counted(tries, 'try', 'tries')
  if (state === 'accepted') return tries > 1 ? `the mail server took it after ${after}` : 'the mail server took it'
  if (state === 'in-outbox') return 'a file in the outbox, as no mail server was set'
  if (state === 'failed') return `failed after ${after}, and won’t be retried`
  return tries === 0 ? 'waiting to be sent' : `waiting to be tried again, after ${after}`
}
