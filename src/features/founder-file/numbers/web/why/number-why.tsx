import { useQuery } from '@tanstack/react-query'
import { calendarDates } from '#platform/format/dates.ts'
import { useDates } from '#platform/web/zone.ts'
import { filePages } from '../../../binder/web/binder.calls.ts'
import { HistoryLink } from '../../../pages/web/history-link.tsx'
import { PageLink } from '../../../pages/web/page-link.tsx'
import { markWord, numberAsText } from '../../number-text.ts'
import type { BusinessNumber } from '../../numbers.contract.ts'
import { Figure } from '../figure.tsx'
import { numbers } from '../numbers.calls.ts'
import { RemoveEntry } from './remove-entry.tsx'

type NumberWhyProps = { number: BusinessNumber; currency: string }

/** Where each point of a number comes from: its day, its page, and what it corrected. */
export function NumberWhy({ number, currency }: NumberWhyProps) {
  const startedOn = useQuery(numbers).data?.startedOn
  return (
    <ol className="divide-y divide-line">
      {number.points.toReversed().map((point) => (
        <li key={point.id} className="flex items-baseline justify-between gap-4 py-3">
          <div className="min-w-0">
            <p>
              {calendarDates.shortDate(point.date)}{' '}
              <span className="text-sm text-ink-soft">
                {startedOn && point.date < startedOn ? 'before day 1' : `day ${point.onDay}`}
              </span>
            </p>
            <p className="text-sm text-ink-soft">
              <Source point={point} />
            </p>
            {point.corrected.map(({ id, value }) => (
              <p key={id} className="text-sm text-ink-soft">
                Corrected; it was {numberAsText(value, number, currency)}
              </p>
            ))}
            {!point.computed && !point.pageId && (
              <RemoveEntry
                entryId={point.id}
                what={`${numberAsText(point.value, number, currency)} of ${calendarDates.shortDate(point.date)}`}
                number={number}
                currency={currency}
              />
            )}
          </div>
          <p className="shrink-0 text-right">
            <Figure number={number} point={point} currency={currency} className="font-semibold" />
            {point.mark && <span className="block text-sm text-ink-soft">{markWord[point.mark]}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Source({ point: { computed, pageId, proposedAt, at } }: { point: BusinessNumber['points'][number] }) {
  const pages = useQuery(filePages).data?.pages
  const dates = useDates()
  if (computed) return 'Calculated from that day’s other numbers'
  if (proposedAt) return `Proposed by the assistant, confirmed by you on ${dates.shortDate(at)}`
  if (!pageId) return 'Entered on its own'
  const page = pages?.find(({ id }) => id === pageId)
  if (!page) return 'From a page'
  return (
    <>
      <PageLink page={page}>{page.title}</PageLink> · <HistoryLink page={page} />
    </>
  )
}
