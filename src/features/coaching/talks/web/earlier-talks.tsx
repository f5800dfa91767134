import { calendarDates } from '#platform/format/dates.ts'
import type { HeldTalk } from '../talks.contract.ts'

/** Sessions that were held, the latest first, with the notes for the client. */
export function EarlierTalks({ talks, label }: { talks: readonly HeldTalk[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {talks.map(({ id, heldOn, coachName, notes }, at) => (
        <li key={id} className="py-2">
          <details open={at === 0}>
            <summary className="cursor-pointer py-1 font-semibold">
              {calendarDates.shortDate(heldOn)}, {coachName}
            </summary>
            <p dir="auto" className="mt-1 whitespace-pre-line">
              {notes || <span className="text-ink-soft">No notes.</span>}
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}
