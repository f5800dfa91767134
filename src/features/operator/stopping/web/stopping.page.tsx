import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Tier, tierName, tiers } from '#features/membership/membership.rules.ts'
import { monthForm } from '#platform/format/date-forms.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { isSignedOut } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Reply } from '#shared/endpoint.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import { monthName } from '../../web/month-name.ts'
import type { getStopping } from '../stopping.contract.ts'
import { count, stopping } from './stopping.calls.ts'
import { StoppingFigures } from './stopping-figures.tsx'

/** What was counted last when it was asked for. */
type Asking = { before: string | null }
type Known = Reply<typeof getStopping> | undefined

const lookAgainMs = 2000
/** Where nobody is counted, no figures come. */
const waitsMostMs = 300_000

export function StoppingPage() {
  const { month, tier } = useStoppingAddress()
  const dates = useDates()
  const [asked, setAsked] = useState<Asking>()
  const isAwaited = (known: Known) => asked !== undefined && known?.countedAt === asked.before
  const { data, error, refetch } = useQuery({
    ...stopping({ ...(month ? { month } : {}), ...(tier ? { tier } : {}) }),
    refetchInterval: ({ state }) => (isAwaited(state.data) && !isSignedOut(state.error) ? lookAgainMs : false),
  })
  useEffect(() => {
    if (!asked) return
    const end = setTimeout(() => setAsked(undefined), waitsMostMs)
    return () => clearTimeout(end)
  }, [asked])
  const counting = useCall(count)
  const again = () =>
    counting.mutate(
      {},
      {
        onSuccess: ({ says }) => {
          setAsked({ before: data?.countedAt ?? null })
          toast({ title: 'Asked for', description: says })
        },
        onError: showError(),
      },
    )
  const isCounting = counting.isPending || isAwaited(data)
  return (
    <>
      <DeskHeader
        title="Where people stop"
        lead={
          <span role="status" className="block min-h-[3em] sm:min-h-[1.5em]">
            {isCounting
              ? 'Being counted now…'
              : data?.countedAt && `Counted each night, last on ${dates.moment(data.countedAt)}.`}
          </span>
        }
        actions={
          <Button variant="secondary" pending={isCounting} onClick={() => void again()}>
            Count now
          </Button>
        }
      />
      <Narrowing months={data?.months ?? []} month={month} tier={tier} />
      {/* What comes is as high as what waits for it, so that nothing below moves. */}
      <div className="mt-8 min-h-96">
        {error && !data ? (
          <LoadFailure level={2} title="The figures didn’t load" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Loading the figures…">
            <Skeleton className="h-96" />
          </Loading>
        ) : (
          <Figures data={data} />
        )}
      </div>
    </>
  )
}

function Figures({ data }: { data: Reply<typeof getStopping> }) {
  if (!data.countedAt)
    return (
      <EmptyState level={2} title="Not counted yet">
        It’s counted each night. “Count now” does it within a minute.
      </EmptyState>
    )
  if (data.members === null)
    return (
      <EmptyState level={2} title="Too few to show">
        Fewer than five people are in this group. Figures about so few would be about someone.
      </EmptyState>
    )
  return <StoppingFigures {...data} members={data.members} />
}

type Asked = { month: string | undefined; tier: Tier | undefined }

function useStoppingAddress(): Asked {
  const asked: Record<string, unknown> = useSearch({ strict: false })
  return {
    month: typeof asked.month === 'string' && monthForm.test(asked.month) ? asked.month : undefined,
    tier: tiers.find((one) => one === asked.tier),
  }
}

function Narrowing({ months, month, tier }: Asked & { months: readonly string[] }) {
  const navigate = useNavigate()
  const narrow = (wanted: Asked) => {
    const search = { ...(wanted.month ? { month: wanted.month } : {}), ...(wanted.tier ? { tier: wanted.tier } : {}) }
    void navigate({ to: '/operator/where-people-stop', search: search as never, replace: true, resetScroll: false })
  }
  const offered = month && !months.includes(month) ? [month, ...months] : months
  return (
    <div className="mt-8 grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label="Joined in"
        value={month ?? ''}
        onChange={({ target }) => narrow({ month: target.value || undefined, tier })}
      >
        <option value="">Every month</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Plan"
        value={tier ?? ''}
        onChange={({ target }) => narrow({ month, tier: tiers.find((one) => one === target.value) })}
      >
        <option value="">Every plan</option>
        {tiers.map((one) => (
          <option key={one} value={one}>
            {tierName[one]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
