import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { profileLimits } from '../profile.rules.ts'

type EntryListProps = {
  label: string
  /** Accessible name of the text box and of its button. */
  add: string
  entries: readonly string[]
  suggestions?: readonly string[]
  onChange: (entries: string[]) => void
}

/** Words added with the plus button or Enter, and removed one by one. */
export function EntryList({ label, add, entries, suggestions = [], onChange }: EntryListProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const entry = text.trim()
  const isDouble = entries.some((one) => one.toLowerCase() === entry.toLowerCase())
  const take = () => {
    if (!entry || isDouble || entries.length >= profileLimits.entries) return
    onChange([...entries, entry])
    setText('')
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="mt-2 mb-3 flex flex-wrap gap-2 empty:hidden">
        {entries.map((one) => (
          <Entry key={one} entry={one} onRemove={() => onChange(entries.filter((other) => other !== one))} />
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <TextField
          label={<span className="font-normal text-ink-soft">{add}</span>}
          className="grow"
          maxLength={profileLimits.entry}
          list={suggestions.length > 0 ? listId : undefined}
          error={isDouble ? 'You already added this.' : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onEnter}
        />
        <Button variant="secondary" size="icon" aria-label={add} className="shrink-0" onClick={take}>
          <Plus aria-hidden />
        </Button>
      </div>
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </fieldset>
  )
}

function Entry({ entry, onRemove }: { entry: string; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded-sm border border-line bg-sunken pl-3 text-sm font-semibold">
      <span className="min-w-0 break-words">{entry}</span>
      <button
        type="button"
        aria-label={`Remove ${entry}`}
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center hover:text-danger"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}
