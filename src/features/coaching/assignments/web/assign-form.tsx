import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits, fullName } from '../../coaching.rules.ts'
import { assignClient, availableClients } from './assignments.calls.ts'

/** Picks a member, with optional first notes. Used in a dialog and on a page. */
export function AssignForm({ onDone }: { onDone: () => void }) {
  const [search, setSearch] = useState('')
  const [clientId, setClientId] = useState('')
  const [notes, setNotes] = useState('')
  const assign = useCall(assignClient)
  const { data: free = [], isPending } = useQuery({
    ...availableClients(useDeferredValue(search.trim())),
    placeholderData: (before) => before,
  })
  const chosen = free.some(({ id }) => id === clientId) ? clientId : ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    assign.mutate(
      { body: { clientId: chosen, notes } },
      {
        onSuccess: () => {
          toast({ title: 'Client Assigned', description: 'Successfully assigned client to your coaching program' })
          setClientId('')
          setNotes('')
          onDone()
        },
        onError: showError('Failed to assign client'),
      },
    )
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        type="search"
        label="Search members"
        placeholder="Name or email"
        maxLength={coachingLimits.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        label="Client"
        hint={isPending ? undefined : hintFor(free.length, search)}
        value={chosen}
        onChange={({ target }) => setClientId(target.value)}
      >
        <option value="">Select a client</option>
        {free.map((member) => (
          <option key={member.id} value={member.id}>
            {fullName(member)} ({member.email})
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Notes (optional)"
        hint="Only you can see them."
        maxLength={coachingLimits.notes}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <Button type="submit" className="self-end" disabled={!chosen} pending={assign.isPending}>
        Assign Client
      </Button>
    </form>
  )
}

function hintFor(found: number, search: string): string | undefined {
  if (found >= coachingLimits.free) return `The first ${coachingLimits.free} by name; search to narrow them down.`
  if (found > 0) return undefined
  return search.trim() ? 'No available member matches this search.' : 'No members are available right now.'
}
