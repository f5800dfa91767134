import { useState } from 'react'
import { programDays } from '#features/journey/journey.rules.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { type Seen, seens } from '../../operator.rules.ts'
import { seenNames } from './status-names.ts'
import { areReversed } from './use-people-address.ts'

type Further = { coach: string; seen: Seen | undefined; fromDay: string; toDay: string }

type FurtherFiltersProps = Further & { onChange: (wanted: Partial<Further>) => void }

/** By when they were last seen, by coach and by program day; folded where nothing is asked of them. */
export function FurtherFilters({ coach, seen, fromDay, toDay, onChange }: FurtherFiltersProps) {
  // As the page was come to: it doesn’t close under whoever takes the last of them away.
  const [isFurther] = useState(Boolean(coach || seen || fromDay || toDay))
  return (
    <details className="group self-end open:col-span-full sm:col-span-full" open={isFurther}>
      <summary className="link w-fit cursor-pointer py-2 text-sm font-semibold">More filters</summary>
      <div className="mt-3 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
        <SelectField
          label="Last seen"
          value={seen ?? ''}
          onChange={({ target }) => onChange({ seen: seens.find((one) => one === target.value) })}
        >
          <option value="">Any time</option>
          {seens.map((one) => (
            <option key={one} value={one}>
              {seenNames[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          type="search"
          label="Coach’s name or email"
          value={coach}
          onChange={({ target }) => onChange({ coach: target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <DaySelect label="From day" value={fromDay} onChosen={(fromDay) => onChange({ fromDay })} />
          <DaySelect
            label="To day"
            value={toDay}
            onChosen={(toDay) => onChange({ toDay })}
            error={areReversed({ fromDay, toDay }) && 'This comes before the first day.'}
          />
        </div>
      </div>
    </details>
  )
}

const days = Array.from({ length: programDays }, (_, n) => String(n + 1))

type DaySelectProps = {
  label: string
  value: string
  onChosen: (day: string) => void
  error?: string | false | undefined
}

function DaySelect({ label, value, onChosen, error }: DaySelectProps) {
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChosen(target.value)}>
      <option value="">Any</option>
      {days.map((day) => (
        <option key={day}>{day}</option>
      ))}
    </SelectField>
  )
}
