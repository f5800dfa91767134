import { useEffect, useEffectEvent, useState } from 'react'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { coachingLimits } from '../../coaching.rules.ts'
import { orders, plans, views } from '../my-clients.rules.ts'
import type { useWanted } from './wanted.ts'

/** Milliseconds without a key before what was typed is searched for. */
const pause = 250

type ClientFiltersProps = ReturnType<typeof useWanted> & { tags: readonly string[] }

export function ClientFilters({ wanted, change, tags }: ClientFiltersProps) {
  // A tag of the address that no client has any more is still what the list is narrowed to.
  const choices = [...new Set([...tags, ...(wanted.tag ? [wanted.tag] : [])])]
  return (
    <search className="mt-10 grid grid-cols-2 gap-4 max-lg:*:first:col-span-2 lg:grid-cols-[minmax(0,2fr)_repeat(auto-fit,minmax(9rem,1fr))]">
      <SearchBox search={wanted.search ?? ''} onSearch={(search) => change({ search }, { replace: true })} />
      <Choice label="Show" choices={views} value={wanted.show ?? 'all'} onChange={(show) => change({ show })} />
      <Choice
        label="Plan"
        choices={{ '': 'Every plan', ...plans }}
        value={wanted.plan ?? ''}
        onChange={(plan) => change({ plan })}
      />
      {choices.length > 0 && (
        <Choice
          label="Tag"
          choices={{ '': 'Every tag', ...Object.fromEntries(choices.map((tag) => [tag, tag])) }}
          value={wanted.tag ?? ''}
          onChange={(tag) => change({ tag })}
        />
      )}
      <Choice label="Sort by" choices={orders} value={wanted.sort ?? 'needs'} onChange={(sort) => change({ sort })} />
    </search>
  )
}

type ChoiceProps = {
  label: string
  choices: Record<string, string>
  value: string
  onChange: (chosen: string) => void
}

const Choice = ({ label, choices, value, onChange }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {Object.entries(choices).map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </SelectField>
)

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  // Back, or a link, asked for other words than were typed here.
  if (search !== asked) {
    setAsked(search)
    if (search.trim() !== typed.trim()) setTyped(search)
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== search.trim()) onSearch(typed)
  })
  useEffect(() => {
    const timer = setTimeout(ask, typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      type="search"
      label="Search clients"
      placeholder="Name or email"
      maxLength={coachingLimits.search}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
