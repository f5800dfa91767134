import { tierName, tiers } from '#features/membership/membership.rules.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { sorts, statuses } from '../../operator.rules.ts'
import { FurtherFilters } from './further-filters.tsx'
import { sortNames, statusNames } from './status-names.ts'
import { usePeopleAddress } from './use-people-address.ts'

export function PeopleFilters() {
  const { search, tier, status, coach, seen, fromDay, toDay, sort, narrow } = usePeopleAddress()
  return (
    <search className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-8 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:gap-y-4">
      <TextField
        className="col-span-full sm:col-auto"
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
      <SelectField
        label="Order"
        value={sort ?? 'newest'}
        onChange={({ target }) => {
          const chosen = sorts.find((one) => one === target.value)
          narrow({ sort: chosen === 'newest' ? undefined : chosen })
        }}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {sortNames[one]}
          </option>
        ))}
      </SelectField>
      <FurtherFilters {...{ coach, seen, fromDay, toDay }} onChange={narrow} />
    </search>
  )
}
