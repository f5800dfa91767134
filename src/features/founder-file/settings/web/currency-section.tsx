import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getFileSettings } from '../settings.contract.ts'
import { changeFileSettings, fileSettings } from './settings.calls.ts'

type Settings = Reply<typeof getFileSettings>
const weeks: Record<Settings['weekStart'], string> = { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' }

const weekStarts = ['monday', 'sunday', 'saturday'] as const

/** In which currency the member's own sums are shown, and on which day their week begins. */
export function CurrencySection() {
  const { data, error, refetch } = useQuery(fileSettings)
  return (
    <Card id="currency" aria-labelledby="currency-title" className="scroll-mt-24">
      <CardHeader
        id="currency-title"
        title="Currency and week"
        lead="For the amounts and weeks in your Founder file. Examples in lessons keep their own."
      />
      {error && !data && (
        <LoadFailure level={3} title="Your currency didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading your currency…">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && <CurrencyForm key={`${data.currency} ${data.weekStart}`} settings={data} />}
    </Card>
  )
}

function CurrencyForm({ settings }: { settings: Settings }) {
  const [currency, setCurrency] = useState(settings.currency)
  const [weekStart, setWeekStart] = useState(settings.weekStart)
  const [isAsking, setAsking] = useState(false)
  const change = useCall(changeFileSettings)
  const isRelabeled = currency !== settings.currency
  const save = () => {
    setAsking(false)
    change.mutate(
      { body: { weekStart, ...(isRelabeled ? { currency } : {}) } },
      {
        onSuccess: () => toast({ title: 'Settings Saved', description: 'Your changes are saved' }),
        onError: showError(),
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRelabeled && settings.hasAmounts) setAsking(true)
    else save()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        className="max-w-sm"
        label="Currency"
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
      >
        {settings.currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="max-w-sm"
        label="Your week starts on"
        value={weekStart}
        onChange={({ target }) => setWeekStart(weekStarts.find((day) => day === target.value) ?? 'monday')}
      >
        {Object.entries(weeks).map(([day, name]) => (
          <option key={day} value={day}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="self-start" pending={change.isPending}>
        {change.isPending ? 'Saving...' : 'Save currency and week'}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Show your amounts in ${currency}?`}
        description={`Nothing is converted: 500 ${settings.currency} becomes 500 ${currency}. If your numbers are in another currency, enter them again.`}
      >
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Keep {settings.currency}</Button>
          </DialogClose>
          <Button onClick={save}>Change to {currency}</Button>
        </DialogActions>
      </Dialog>
    </form>
  )
}
