import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { clientLine, fullName } from '../../coaching.rules.ts'
import { tags } from '../../tags/web/tags.calls.ts'
import { findIn, type Group, groups } from '../several.rules.ts'

type ClientPickerProps = {
  clients: readonly CoachClient[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

const names = Object.keys(groups) as Group[]

/** Clients by group and search. What is chosen stays chosen while one looks for others. */
export function ClientPicker({ clients, chosen, onChange }: ClientPickerProps) {
  const [group, setGroup] = useState<Group>('all')
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  const { data: all = [] } = useQuery(tags)
  const tagged = all.find((one) => one.tag === tag)?.clientIds
  const found = findIn(clients, group, search).filter(({ clientId }) => !tagged || tagged.includes(clientId))
  const ids = found.map(({ clientId }) => clientId)
  const toggle = (clientId: string) => {
    const next = new Set(chosen)
    if (!next.delete(clientId)) next.add(clientId)
    onChange(next)
  }
  return (
    <Card look="flat" aria-labelledby="pick-clients">
      <CardHeader id="pick-clients" title="Who gets it" lead={`${counted(chosen.size, 'client')} chosen.`} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Group</legend>
        {names.map((name) => (
          <ChipChoice key={name} type="radio" name="group" checked={group === name} onChange={() => setGroup(name)}>
            {groups[name].label}
          </ChipChoice>
        ))}
      </fieldset>
      {all.length > 0 && (
        <SelectField
          label="Tag"
          className="mt-4 max-w-md"
          value={tagged ? tag : ''}
          onChange={({ target }) => setTag(target.value)}
        >
          <option value="">Every tag</option>
          {all.map((one) => (
            <option key={one.tag} value={one.tag}>
              {one.tag}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        type="search"
        label="Search clients"
        placeholder="Name or email"
        className="mt-4 max-w-md"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={ids.every((id) => chosen.has(id))}
          onClick={() => onChange(new Set([...chosen, ...ids]))}
        >
          Select all {found.length}
        </Button>
        <Button variant="ghost" size="sm" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          Clear
        </Button>
      </div>
      <p role="status" className="sr-only">
        {counted(found.length, 'client')} found, {chosen.size} chosen
      </p>
      {found.length === 0 ? (
        <p className="mt-5 text-ink-soft">No clients found. Try another group or other words.</p>
      ) : (
        <ul className="mt-4 grid gap-x-6 max-lg:max-h-96 max-lg:overflow-y-auto sm:grid-cols-2">
          {found.map((client) => (
            <li key={client.clientId} className="min-w-0 border-t border-line py-3 break-words">
              <CheckField
                label={fullName(client)}
                hint={clientLine(client)}
                checked={chosen.has(client.clientId)}
                onChange={() => toggle(client.clientId)}
                className="[&>div]:min-w-0"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
