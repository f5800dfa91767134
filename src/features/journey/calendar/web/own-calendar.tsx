import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { downloadAddress } from '../calendar.rules.ts'
import { calendarFeed, type Feed, renewFeed } from './calendar.calls.ts'
import { FeedAddress } from './feed-address.tsx'

/** The member's hours in the calendar that they live by: an address that it follows, or a file that is loaded once. */
export function OwnCalendar() {
  const { data } = useQuery(calendarFeed)
  return (
    <>
      <h3 className="mt-8 text-lg">In your own calendar</h3>
      {data && !data.hasHours && (
        <p className="mt-1 text-ink-soft">
          Choose your days and a time under <a href="#work-hours">Your work week</a>, and you can add them to the
          calendar you already use.
        </p>
      )}
      {data && (data.hasHours || data.address) && <Ways feed={data} />}
    </>
  )
}

const made = () => toast({ title: 'Calendar link made', description: 'Copy it into your calendar.' })

function Ways({ feed: { address, hasHours } }: { feed: Feed }) {
  const renew = useCall(renewFeed)
  return (
    <>
      {hasHours && (
        <p className="mt-1 max-w-prose text-ink-soft">
          Your hours, each with a link to that day’s lesson. Quiet during a pause and once you’re finished.
        </p>
      )}
      {address && <FeedAddress address={address} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {!address && (
          <Button
            variant="secondary"
            pending={renew.isPending}
            onClick={() => renew.mutate({}, { onSuccess: made, onError: showError() })}
          >
            <CalendarPlus aria-hidden />
            Get a calendar link
          </Button>
        )}
        {hasHours && (
          <LinkButton variant={address ? 'ghost' : 'secondary'} href={downloadAddress} download>
            Download a file instead
          </LinkButton>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {address
          ? 'The link updates when you change your hours. A file doesn’t, but it reminds you ten minutes before.'
          : 'A link updates when you change your hours. A file is loaded once and reminds you ten minutes before.'}
      </p>
    </>
  )
}
