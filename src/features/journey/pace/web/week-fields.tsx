import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type WeekFieldsProps = {
  hours: string
  days: readonly number[]
  errors: { hours?: string | undefined; days?: string | undefined }
  onHours: (hours: string) => void
  onDays: (days: number[]) => void
}

/** How many hours a week, and on which days. */
export function WeekFields({ hours, days, errors, onHours, onDays }: WeekFieldsProps) {
  const toggle = (day: number) => onDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort())
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Hours a week"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-40"
        value={hours}
        error={errors.hours}
        onChange={({ target }) => onHours(target.value)}
      />
      <fieldset>
        <legend className="text-sm font-semibold">On these days</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {weekdays.map((name, at) => (
            <ChipChoice
              key={name}
              type="checkbox"
              aria-label={name}
              checked={days.includes(at + 1)}
              onChange={() => toggle(at + 1)}
            >
              <span aria-hidden>{name.slice(0, 3)}</span>
            </ChipChoice>
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger empty:hidden">
          {errors.days}
        </p>
      </fieldset>
    </div>
  )
}
