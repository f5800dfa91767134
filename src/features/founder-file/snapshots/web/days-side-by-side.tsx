import { useId } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { comparedLines, type Version } from '../compared-lines.ts'
import { copyByDay, milestoneDays } from '../copy-by-day.ts'
import { linesByDay } from '../lines-by-day.ts'
import { Compared } from './compared-table.tsx'
import type { PageHistory } from './page-history.tsx'
import { versionOf } from './version-names.ts'

const none: Version = { answers: new Map(), values: {} }

/** A page on the four days on which everything is measured, where it was kept by at least two of them, or is meant to be. */
export function DaysSideBySide({ history: { form, model, copies, currency } }: { history: PageHistory }) {
  const headingId = useId()
  const stood = copyByDay(copies, milestoneDays)
  const isMeant = form.filled.page.keepOn.filter((day) => milestoneDays.some((one) => one === day)).length > 0
  if (new Set(stood.filter(Boolean)).size < (isMeant ? 1 : 2)) return null
  const versions = stood.map((copy) => (copy ? versionOf(copy) : none))
  const groups = linesByDay(comparedLines(model, versions, currency), milestoneDays).filter(
    ({ lines }) => lines.length > 0,
  )
  return (
    <section aria-labelledby={headingId} className="mt-14">
      <h2 id={headingId} className="text-2xl">
        Days 1, 60, 120 and 180
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">For each day, the latest copy kept by then.</p>
      <Compared
        groups={groups}
        columns={milestoneDays.map((day, index) => ({
          key: `day ${day}`,
          name: `Day ${day}`,
          note: noteOf(stood[index]),
          isEmpty: stood[index] === undefined,
        }))}
        currency={currency}
        caption="The page on days 1, 60, 120 and 180"
      />
    </section>
  )
}

const noteOf = (copy: { keptOn: string } | undefined) =>
  copy ? `kept ${calendarDates.shortDate(copy.keptOn)}` : 'no copy yet'
