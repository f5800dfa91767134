import type { ChatMessage } from '#features/assistant/web/public.ts'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { useDates } from '#platform/web/zone.ts'

type ChoicesProps = {
  messages: readonly ChatMessage[]
  /** Where it begins: a long conversation opens at this message. */
  focused: string
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  problem: string | undefined
}

export function Choices({ messages, focused, ids, onChange, problem }: ChoicesProps) {
  const dates = useDates()
  const choose = (id: string, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...ids, id] : [...ids].filter((other) => other !== id)))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What to hand over</legend>
      <div className="mt-1.5 flex max-h-56 flex-col gap-3 overflow-y-auto rounded-md border border-line-strong p-3">
        {messages.map(({ id, role, content, createdAt }) => (
          <CheckField
            key={id}
            checked={ids.has(id)}
            // Opened for this one, and what is focused is scrolled to.
            autoFocus={id === focused}
            onChange={({ target }) => choose(id, target.checked)}
            label={
              <span className="line-clamp-2 wrap-anywhere">
                {role === 'user' ? 'You' : 'Assistant'}: <span className="font-normal">{beginning(content)}</span>
              </span>
            }
            hint={dates.moment(createdAt)}
          />
        ))}
      </div>
      <p role="alert" className="mt-1.5 text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}

const shown = 160

/** As plain text: this is only to tell messages apart. */
const beginning = (content: string): string =>
  content
    .slice(0, 2 * shown)
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/[*_#>`\\]+/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, shown)
