import { useQuery } from '@tanstack/react-query'
import { FileText, Printer } from 'lucide-react'
import { useUser } from '#features/identity/web/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { plan } from './plan.calls.ts'
import { PlanBoxView } from './plan-box.tsx'

/** Eleven boxes that print on one sheet: what a coach, a bank or a partner would be shown. */
export function PlanPage() {
  const user = useUser()
  const { data, error, refetch } = useQuery(plan)
  return (
    <div className="print:text-[0.8125rem] print:leading-snug print:[&_header]:pb-2 print:[&_header_h1]:text-xl">
      <PageHeader
        title="Plan on a page"
        // One line from the beginning, so that nothing moves when the date comes.
        eyebrow={<span className="block truncate">{eyebrowOf(user?.firstName, data?.date)}</span>}
        lead={<span className="print:hidden">Built from what you wrote in your lessons. It changes as you do.</span>}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            {data?.boxes.some(({ lines }) => lines.length > 0) && (
              <LinkButton href="/api/founder-file/export?format=docx&of=plan" download variant="secondary">
                <FileText aria-hidden />
                Word document
              </LinkButton>
            )}
            <Button variant="secondary" onClick={() => print()}>
              <Printer aria-hidden />
              Print
            </Button>
          </div>
        }
      />
      {error && (
        <div className="mt-8">
          <LoadFailure level={2} title="Your plan didn’t load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <Waiting />}
      {data && (
        <ol className={grid}>
          {data.boxes.map((box) => (
            <PlanBoxView key={box.key} box={box} />
          ))}
        </ol>
      )}
    </div>
  )
}

const eyebrowOf = (name: string | undefined, date: string | undefined) =>
  [name, date && calendarDates.date(date)].filter(Boolean).join(' · ') || '\u00a0'

const grid =
  'mt-8 grid gap-px border border-line-strong bg-line-strong md:grid-cols-2 xl:grid-cols-3 print:mt-3 print:grid-cols-3 print:gap-0 print:border-0 print:border-t print:border-l'

function Waiting() {
  return (
    <Loading label="Loading your plan…">
      <div className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 11 }, (_, index) => `box ${index}`).map((box) => (
          <Skeleton key={box} className="h-44" />
        ))}
      </div>
    </Loading>
  )
}
