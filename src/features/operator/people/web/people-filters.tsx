import { useState } from 'react'
import { programDays } from '#features/journey/journey.rules.ts'
import { tierName, tiers } from '#features/membership/membership.rules.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { seens, statuses } from '../../operator.rules.ts'
import { seenNames, statusNames } from './status-names.ts'
import { usePeopleAddress } from './use-people-address.ts'

export function PeopleFilters() {
  const { search, tier, status, coach, seen, fromDay, toDay, narrow } = usePeopleAddress()
  // As the page was come to: it doesn’t close under whoever takes the last of them away.
  const [isFurther] = useState(Boolean(coach || seen || fromDay || toDay))
  return (
    <search className="mt-8 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
      <TextField
        type="search"
        label="Name or email"
        value={search}
        onChange={({ target }) => narrow({ search: target.value })}
      />
      <SelectField
        label="Plan"
        value={tier ?? ''}
        onChange={({ target }) => narrow({ tier: tiers.find((one) => one === target.value) })}
      >
        <option value="">Every plan</option>
        {tiers.map((one) => (
          <option key={one} value={one}>
            {tierName[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={status ?? ''}
        onChange={({ target }) => narrow({ status: statuses.find((one) => one === target.value) })}
      >
        <option value="">Everyone</option>
        {statuses.map((one) => (
          <option key={one} value={one}>
            {statusNames[one]}
          </option>
        ))}
      </SelectField>
      <details className="group col-span-full" open={isFurther}>
        <summary className="link w-fit cursor-pointer py-2 text-sm font-semibold">More filters</summary>
        <div className="mt-3 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
          <SelectField
            label="Last seen"
            value={seen ?? ''}
            onChange={({ target }) => narrow({ seen: seens.find((one) => one === target.value) })}
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
            onChange={({ target }) => narrow({ coach: target.value })}
          />
          <div className="grid grid-cols-2 gap-4">
            <DaySelect label="From day" value={fromDay} onChosen={(fromDay) => narrow({ fromDay })} />
            <DaySelect label="To day" value={toDay} onChosen={(toDay) => narrow({ toDay })} />
          </div>
        </div>
      </details>
    </search>
  )
}

const days = Array.from({ length: programDays }, (_, n) => String(n + 1))

function DaySelect({ label, value, onChosen }: { label: string; value: string; onChosen: (day: string) => void }) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChosen(target.value)}>
      <option value="">Any</option>
      {days.map((day) => (
        <option key={day}>{day}</option>
      ))}
    </SelectField>
  )
}
