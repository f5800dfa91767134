import { useId } from 'react'
import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { paceLimits } from '../../pace/pace.rules.ts'
import type { WorkHours } from '../../pace/web/pace.calls.ts'
import { weekdays } from '../../pace/web/week-fields.tsx'

type FieldsProps = { hours: WorkHours; error: string | undefined; label: string; isLabelShown: boolean }

const labelled = (label: string, isShown: boolean) => (isShown ? label : <span className="sr-only">{label}</span>)

const stages = [
  ['idea', 'An idea'],
  ['business', 'A business'],
] as const

export function BuildingFields({ hours, error, label, isLabelShown }: FieldsProps) {
  return (
    <>
      <TextField
        label={labelled(label, isLabelShown)}
        name="building"
        autoComplete="off"
        maxLength={paceLimits.building}
        defaultValue={hours.building}
        hint="One line, in your own words."
        error={error}
      />
      <fieldset>
        <legend className="text-sm font-semibold">It is</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {stages.map(([stage, name]) => (
            <ChipChoice key={stage} type="radio" name="stage" value={stage} defaultChecked={hours.stage === stage}>
              {name}
            </ChipChoice>
          ))}
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">
          With a business that already runs, Foundation is a check: no day counts against you there.
        </p>
      </fieldset>
    </>
  )
}

export function HoursField({ hours, error, label, isLabelShown }: FieldsProps) {
  return (
    <TextField
      label={labelled(label, isLabelShown)}
      name="hoursPerWeek"
      inputMode="decimal"
      autoComplete="off"
      className="max-w-48"
      defaultValue={hours.hoursPerWeek ?? ''}
      hint="Hours in a typical week. 20 minutes a day is about 2.25."
      error={error}
    />
  )
}

export function WhenFields({ hours, error, label, isLabelShown }: FieldsProps) {
  const timeId = useId()
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">{isLabelShown ? label : 'On these days'}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {weekdays.map((day, at) => (
            <ChipChoice
              key={day}
              type="checkbox"
              name={`day-${at + 1}`}
              aria-label={day}
              defaultChecked={hours.weekdays.includes(at + 1)}
            >
              <span aria-hidden>{day.slice(0, 3)}</span>
            </ChipChoice>
          ))}
        </div>
      </fieldset>
      <TextField
        id={timeId}
        label="From"
        name="startsAt"
        type="time"
        className="max-w-48"
        defaultValue={hours.startsAt ?? ''}
        error={error}
      />
      <p className="-mt-3 max-w-prose text-sm text-ink-soft">
        Choose a time and confirm your email address, and we’ll email you your next lesson at that time. One click turns
        it off.
      </p>
    </>
  )
}
