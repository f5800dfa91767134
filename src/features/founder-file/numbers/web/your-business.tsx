import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CardHeader } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { filePages } from '../../binder/web/binder.calls.ts'
import { PageLink } from '../../pages/web/page-link.tsx'
import { tenNumbers } from '../number-text.ts'
import { numbers } from './numbers.calls.ts'
import { NumbersTable } from './numbers-table.tsx'
import { YourBusinessWaiting } from './your-business-waiting.tsx'

/** The ten numbers then and now. */
export function YourBusiness() {
  const { data, error, refetch } = useQuery(numbers)
  if (!data && !error) return <YourBusinessWaiting />
  const ten = data?.numbers.slice(0, tenNumbers) ?? []
  const isEmpty = ten.every(({ points }) => points.length === 0)
  return (
    <section aria-labelledby="your-business" className="mt-12">
      <CardHeader
        id="your-business"
        title="Your business"
        actions={data && !isEmpty && <Ways isDue={data.isEntryDue} />}
      />
      {error && !data && (
        <LoadFailure level={3} title="Your numbers didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {data &&
        (isEmpty ? <NoNumbers /> : <NumbersTable caption="Your business" numbers={ten} currency={data.currency} />)}
    </section>
  )
}

function Ways({ isDue }: { isDue: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      <Link to="/founder-file/numbers" className="link">
        {isDue ? 'Enter this week’s numbers' : 'All numbers'}
      </Link>
      <Link to="/founder-file" className="link">
        Founder file
      </Link>
    </p>
  )
}

function NoNumbers() {
  const first = useQuery(filePages).data?.pages[0]
  return (
    <EmptyState
      title="Your numbers start with lesson 1."
      action={first && <PageLink page={first}>Open lesson 1</PageLink>}
    >
      Ten lines, half an hour.
    </EmptyState>
  )
}
