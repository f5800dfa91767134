import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { numberAsText } from '../../number-text.ts'
import type { BusinessNumber } from '../../numbers.contract.ts'
import { removalOf, removeEntry } from '../numbers.calls.ts'

type RemoveEntryProps = { entryId: string; what: string; number: BusinessNumber; currency: string }

/** Takes an entry that was a slip out of then and now, once that is confirmed. `what` names it where only the button is heard. */
export function RemoveEntry({ entryId, what, number, currency }: RemoveEntryProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useCall(removeEntry)
  if (!isAsking)
    return (
      <button type="button" className="link py-1 text-sm" aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </button>
    )
  return (
    <div className="mt-1">
      <p className="text-sm">
        Remove this entry? <Before entryId={entryId} number={number} currency={currency} /> This can’t be undone.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { entryId } })}
          aria-label={`Remove ${what} for good`}
        >
          Remove
        </Button>
        <Button variant="ghost" autoFocus onClick={() => setAsking(false)}>
          Keep
        </Button>
      </div>
      <p role="alert" className="mt-2 text-sm font-semibold text-danger empty:hidden">
        {remove.error && userMessage(remove.error, 'The entry wasn’t removed. Try again.')}
      </p>
    </div>
  )
}

/** What counts for the day without the entry. */
function Before({ entryId, number, currency }: Omit<RemoveEntryProps, 'what'>) {
  const { data } = useQuery(removalOf(entryId))
  if (!data) return null
  if (!data.before) return 'That leaves no entry for this day.'
  const { value, date } = data.before
  return `${numberAsText(value, number, currency)}, written on ${calendarDates.shortDate(date)}, counts for this day again.`
}
