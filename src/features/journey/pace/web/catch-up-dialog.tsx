import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { hoursErrorText, readHours } from '../../work-week/work-week.rules.ts'
import { CatchUpDays } from './catch-up-days.tsx'
import { previewCatchUp, type WorkHours, workHours } from './pace.calls.ts'
import { WeekFields } from './week-fields.tsx'

/** Asks for hours and days where they are not known, shows the plan day by day, and starts it. */
export function CatchUpDialog({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Plan my catch-up"
      description="The plan ends on its own once you’re caught up."
    >
      <CatchUp onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function CatchUp({ onDone }: { onDone: () => void }) {
  const { data, isError } = useQuery(workHours)
  if (data) return <Steps known={data} onDone={onDone} />
  if (isError) return <Steps known={{ hoursPerWeek: null, weekdays: [] }} onDone={onDone} />
  return (
    <Loading label="Loading your hours…">
      <Skeleton className="h-48" />
    </Loading>
  )
}

type Known = Pick<WorkHours, 'hoursPerWeek' | 'weekdays'>

function Steps({ known, onDone }: { known: Known; onDone: () => void }) {
  const [hours, setHours] = useState(known.hoursPerWeek ? String(known.hoursPerWeek) : '')
  const [days, setDays] = useState<number[]>(known.weekdays)
  const [errors, setErrors] = useState<{ hours?: string | undefined; days?: string | undefined }>({})
  const preview = useCall(previewCatchUp)
  const hoursPerWeek = readHours(hours)
  const week = { hoursPerWeek: hoursPerWeek ?? 0, weekdays: days }

  const show = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      hours: hoursPerWeek === undefined ? hoursErrorText : undefined,
      days: days.length === 0 ? 'Pick at least one day.' : undefined,
    }
    setErrors(found)
    if (!found.hours && !found.days) preview.mutate({ body: week }, { onError: showError() })
  }
  if (preview.data) return <CatchUpDays plan={preview.data} week={week} onBack={preview.reset} onDone={onDone} />
  return (
    <form onSubmit={show} noValidate>
      <WeekFields hours={hours} days={days} errors={errors} onHours={setHours} onDays={setDays} />
      <DialogActions>
        <Button type="submit" pending={preview.isPending}>
          Show my plan
        </Button>
      </DialogActions>
    </form>
  )
}
