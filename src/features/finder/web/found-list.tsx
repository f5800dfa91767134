import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Found, FoundGroup } from './found.ts'

export const optionId = (listId: string, at: number) => `${listId}-${at}`

type FoundListProps = { id: string; groups: readonly FoundGroup[]; active: number; onOpen: (found: Found) => void }

/** The list under the field. The chosen option is kept in sight. */
export function FoundList({ id, groups, active, onOpen }: FoundListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0))
  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ name, found }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset can't be
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="mb-3">
          <p id={`${id}-${name}`} className="legend px-3 py-1 text-ink-soft">
            {name}
          </p>
          {found.map((one, at) => (
            <Option
              key={one.key}
              id={optionId(id, (before[group] ?? 0) + at)}
              found={one}
              isActive={(before[group] ?? 0) + at === active}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { id: string; found: Found; isActive: boolean; onOpen: (found: Found) => void }

function Option({ id, found, isActive, onOpen }: OptionProps) {
  const { title, detail, opensWith } = found
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter opens it
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onOpen(found)}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-l-3 px-3 py-1.5 hover:bg-sunken',
        isActive ? 'border-accent bg-sunken' : 'border-transparent',
      )}
    >
      <span className="min-w-0 grow">
        <span dir="auto" className="line-clamp-2 font-semibold">
          {title}
        </span>
        {detail && <span className="line-clamp-1 text-sm text-ink-soft">{detail}</span>}
      </span>
      {opensWith && (
        <span className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
          <LockKeyhole aria-hidden className="size-4" />
          <span className="sr-only">Locked, opens with </span>
          {opensWith}
        </span>
      )}
    </div>
  )
}
