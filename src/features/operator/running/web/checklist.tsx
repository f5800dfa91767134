import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import type { CheckItem } from '../running.contract.ts'
import type { CheckState } from '../running.rules.ts'

const states: Record<CheckState, { words: string; tone: 'success' | 'warning' | 'plain' }> = {
  todo: { words: 'to do', tone: 'warning' },
  optional: { words: 'optional', tone: 'plain' },
  done: { words: 'done', tone: 'success' },
}
const order: readonly CheckState[] = ['todo', 'optional', 'done']

/** What is still to be set, read from the settings as they are; what is done comes last. */
export function Checklist({ items }: { items: readonly CheckItem[] }) {
  const left = items.filter(({ state }) => state === 'todo').length
  const sorted = items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Card id="checklist" aria-labelledby="checklist-title">
      <CardHeader
        id="checklist-title"
        title="Before members come"
        lead={left === 0 ? 'Everything that’s needed is set.' : `${left} of ${items.length} still to set.`}
      />
      <ul>
        {sorted.map((item) => (
          <CheckLine key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  )
}

function CheckLine({ item: { title, state, why, how, findings } }: { item: CheckItem }) {
  const { words, tone } = states[state]
  return (
    <li className="border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <Chip tone={tone}>{words}</Chip>
      </p>
      {state !== 'done' && (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">
            <WithCode text={why} />
          </p>
          <p className="mt-1 max-w-prose wrap-anywhere">
            <WithCode text={how} />
          </p>
          {findings.length > 0 && (
            <ul className="mt-2 ml-4 flex max-w-prose list-disc flex-col gap-1 text-ink-soft">
              {findings.map(({ about, says, todo }) => (
                <li key={about + says} className="wrap-anywhere">
                  <span className="font-semibold">{about}</span> <WithCode text={`${says} ${todo}`} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  )
}

/** Every other part, between backticks, is typed as it is. */
const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
