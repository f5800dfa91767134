import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Role } from '#features/identity/identity.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { finderLimits } from '../finder.rules.ts'
import type { Found, PageToFind } from './found.ts'
import { FoundList, optionId } from './found-list.tsx'
import { useFound } from './use-found.ts'

type FinderDialogProps = { role: Role; pages: readonly PageToFind[]; onClose: () => void; onKeys: () => void }

/** One field and what it finds, by the combobox pattern: the focus stays in the field, the arrows go through the list. */
export function FinderDialog({ role, pages, onClose, onKeys }: FinderDialogProps) {
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, error, isSettled } = useFound(typed, role, pages)
  const all = groups.flatMap(({ found }) => found)
  const active = Math.min(chosen, all.length - 1)

  const open = ({ href }: Found) => {
    onClose()
    void navigate({ href })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const found = all[active]
    if (step && all.length > 0) setChosen((active + step + all.length) % all.length)
    else if (event.key === 'Enter' && found) open(found)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title="Search" width="wide" open onOpenChange={(isOpen) => isOpen || onClose()}>
      <input
        type="text"
        role="combobox"
        aria-label={role === 'client' ? 'Search lessons, resources and your own words' : 'Search resources and pages'}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        maxLength={finderLimits.longest}
        placeholder={role === 'client' ? 'Lessons, resources, your own words' : 'Resources and pages'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-md border border-line-strong bg-sheet px-3 text-base placeholder:text-ink-soft hover:border-ink"
      />
      {/* Of one height, so that nothing jumps while results come and go. */}
      <div className="mt-3 h-[min(26rem,55dvh)] overflow-y-auto">
        <FoundList id={listId} groups={groups} active={active} onOpen={open} />
        {all.length === 0 && (
          <p className="py-6 text-ink-soft">
            {error
              ? userMessage(error, 'The search didn’t work. Please try again.')
              : isSettled && 'Nothing found. Try a single word, or the start of one.'}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {typed.trim() !== '' && isSettled && counted(all.length, 'result')}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
        <span className="max-sm:hidden">↑ ↓ to choose, Enter to open, Esc to close</span>
        <button type="button" onClick={onKeys} className="link py-1">
          Keyboard shortcuts
        </button>
      </p>
    </Dialog>
  )
}
