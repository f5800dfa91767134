import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { tenNumbers } from '../number-text.ts'
import { EntryForm } from './entry-form.tsx'
import { FourDays } from './four-days.tsx'
import { numbers } from './numbers.calls.ts'
import { NumbersTable } from './numbers-table.tsx'

/** This week's numbers to enter, and what they were before. */
export function NumbersPage() {
  const { data, error, refetch, isFetching } = useQuery(numbers)
  return (
    <>
      <PageHeader
        title="This week’s numbers"
        lead="Same as day 1: money and customers for the 30 days before, cash and hours as of that day. Skip what you don’t know, and say what you counted and what you guessed."
        actions={
          <LinkButton variant="secondary" asChild>
            <Link to="/founder-file">Founder file</Link>
          </LinkButton>
        }
      />
      {error && !data && (
        <div className="mt-8">
          <LoadFailure level={2} title="Your numbers didn’t load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <Loading label="Loading your numbers…">
          <Skeleton className="mt-8 h-[40rem] max-w-lg" />
        </Loading>
      )}
      {data && (
        <>
          <EntryForm {...data} isRefreshing={isFetching} />
          <section aria-labelledby="then-now" className="mt-14">
            <h2 id="then-now" className="text-2xl">
              Then and now
            </h2>
            <NumbersTable
              caption="The ten numbers"
              numbers={data.numbers.slice(0, tenNumbers)}
              currency={data.currency}
            />
            <h3 className="mt-8 text-lg">What they add up to</h3>
            <NumbersTable
              caption="What they add up to"
              numbers={data.numbers.slice(tenNumbers)}
              currency={data.currency}
            />
          </section>
          <FourDays {...data} />
        </>
      )}
    </>
  )
}
