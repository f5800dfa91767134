import { FormError, useForm } from '#features/identity/web/public.ts'
import type { SubModule } from '#features/journey/lessons/lessons.contract.ts'
import { runningLimits } from '#features/journey/running/running.rules.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { Running } from '../running.contract.ts'
import { keepRunning } from './running.calls.ts'

type RunningFormProps = {
  lesson: Pick<SubModule, 'id' | 'running'>
  running: Running | undefined
  today: string
  onDone: () => void
}
const usualDays = 7

/** What is counted, how many, and when the member comes back; the lesson proposes all three. */
export function RunningForm({ lesson, running, today, onDone }: RunningFormProps) {
  const save = useCall(keepRunning)
  const { errors, form } = useForm<'of' | 'unit' | 'backOn'>({
    fields: ['of', 'unit', 'backOn'],
    check: ({ of }) => (of.trim() === '' || isCount(of.trim()) ? {} : { of: countError }),
    send: ({ of, unit, backOn }, answered) => {
      const body = { of: of.trim() === '' ? null : Number(of), unit: unit.trim(), backOn: backOn || null }
      save.mutate({ params: { subModuleId: lesson.id }, body }, { onSuccess: onDone, ...answered })
    },
    focusOnRefusal: 'of',
  })
  const given = running ?? {
    of: lesson.running?.of ?? null,
    unit: lesson.running?.unit ?? '',
    backOn: daysAfter(today, lesson.running?.days ?? usualDays),
  }
  return (
    <form {...form} className="mt-3 flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="How many"
          name="of"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={given.of ?? ''}
          error={errors.of}
        />
        <TextField
          label="Of what"
          name="unit"
          autoComplete="off"
          maxLength={runningLimits.unit}
          defaultValue={given.unit}
          error={errors.unit}
        />
        <TextField
          label="Back on"
          name="backOn"
          type="date"
          min={today}
          max={daysAfter(today, runningLimits.days)}
          defaultValue={given.backOn ?? ''}
          error={errors.backOn}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={save.isPending}>
          {running ? 'Save changes' : 'Keep it running'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  )
}

const countError = `Enter a whole number, from 1 to ${runningLimits.count}.`
const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= runningLimits.count
