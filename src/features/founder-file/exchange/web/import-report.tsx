import { type ReactNode, useEffect, useRef } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { checkImport } from './exchange.calls.ts'

type Report = Awaited<ReturnType<typeof checkImport>>
type ImportReportProps = {
  name: string
  report: Report
  pending: boolean
  onImport: () => void
  onCancel: () => void
}

/** What an import would take in, and what not and why. */
export function ImportReport({ name, report, pending, onImport, onCancel }: ImportReportProps) {
  const { exportedAt, pages, points, samePages, leftOut } = report
  const dates = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isNew = pages.length + points > 0
  const displaced = pages.reduce((sum, one) => sum + one.displaced, 0)
  return (
    <section aria-label="What this file would change" className="mt-4 rounded-lg border border-line bg-sheet p-4">
      <h4 ref={heading} tabIndex={-1} className="font-text text-base font-semibold tracking-normal break-words">
        {name}
      </h4>
      <p className="text-sm text-ink-soft">Exported {dates.moment(exportedAt)}</p>
      {isNew ? <Taken report={report} /> : <p className="mt-3">Everything in it is already here.</p>}
      <div className="mt-3 space-y-1 text-sm">
        {displaced > 0 && (
          <p>
            {counted(displaced, 'answer')} of yours {displaced === 1 ? 'says' : 'say'} something else. The file’s
            version goes into the field, and yours is kept next to it until you choose.
          </p>
        )}
        {isNew && samePages > 0 && (
          <p>
            {counted(samePages, 'page')} of the file {samePages === 1 ? 'is' : 'are'} already the same here.
          </p>
        )}
      </div>
      {leftOut.length > 0 && (
        <List title={`Can’t be imported: ${leftOut.length}`}>
          {leftOut.map(({ what, why }) => (
            <li key={`${what} ${why}`} className="py-1">
              <span className="font-semibold break-words">{what}</span>
              <br />
              {why}
            </li>
          ))}
        </List>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isNew && (
          <Button pending={pending} onClick={onImport}>
            Import
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {isNew ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </section>
  )
}

function Taken({ report: { pages, points } }: { report: Report }) {
  const [answers, copies] = [sum(pages.map((one) => one.answers)), sum(pages.map((one) => one.copies))]
  const all = [
    counted(answers, 'answer'),
    counted(copies, 'kept copy', 'kept copies'),
    ...(points > 0 ? [`${counted(points, 'value')} in your numbers`] : []),
  ]
  return (
    <>
      <p className="mt-3">
        This would bring in {all.slice(0, -1).join(', ')} and {all.at(-1)}.
      </p>
      {pages.length > 0 && (
        <List title={counted(pages.length, 'page')}>
          {pages.map((page) => (
            <li key={page.id} className="flex justify-between gap-4 py-1">
              <span>{page.title}</span>
              <span className="shrink-0 text-ink-soft">
                {counted(page.answers, 'answer')}
                {page.copies > 0 && `, ${counted(page.copies, 'copy', 'copies')}`}
              </span>
            </li>
          ))}
        </List>
      )}
    </>
  )
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** Long lists are closed at first. */
const few = 8

function List({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <details open={children.length <= few} className="mt-3 text-sm">
      <summary className="cursor-pointer py-1 font-semibold">{title}</summary>
      <ul className="divide-y divide-line">{children}</ul>
    </details>
  )
}
