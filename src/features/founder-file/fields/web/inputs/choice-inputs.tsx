import { useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Choices } from '../../../worksheets/kinds.ts'
import { box, type InputProps } from './input.ts'

/** A date or a month, by the browser's own picker where it has one. */
export function DateInput({ tie, value, onValue, kind }: InputProps & { kind: 'date' | 'month' }) {
  const [typed, setTyped] = useState<string>()
  const isWhole = (text: string) => (kind === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-(?:0[1-9]|1[0-2])$/).test(text)
  return (
    <input
      {...tie}
      type={kind}
      max={kind === 'date' ? '9999-12-31' : undefined}
      placeholder={kind === 'month' ? '2026-12' : undefined}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isWhole(target.value)) onValue(target.value)
        else if (target.value === '' && !target.validity.badInput) onValue(null)
      }}
      onBlur={() => setTyped(undefined)}
      className={box}
    />
  )
}

export function ChoiceInput({
  tie,
  value,
  onValue,
  placeholder,
  choices = [],
}: InputProps & { choices?: Choices | undefined }) {
  const options: (readonly [string | number, string])[] = Array.isArray(choices)
    ? choices.map((choice: string | number) => [choice, String(choice)] as const)
    : Object.entries<string>(choices as Record<string, string>)
  const at = options.findIndex(([choice]) => choice === value)
  const example = value === null && placeholder
  return (
    <select
      {...tie}
      value={at}
      onChange={({ target }) => onValue(options[Number(target.value)]?.[0] ?? null)}
      className={classNames(
        box,
        'min-w-28 print:min-w-0 print:appearance-none',
        at < 0 && 'print:text-transparent',
        example && 'text-ink-soft italic',
      )}
    >
      <option value={-1}>{example || (value === null || at >= 0 ? 'Choose' : String(value))}</option>
      {options.map(([choice, words], index) => (
        <option key={choice} value={index} className="text-ink not-italic">
          {words}
        </option>
      ))}
    </select>
  )
}

export function TickInput({ tie, value, onValue }: InputProps) {
  return (
    <input
      {...tie}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => onValue(target.checked)}
      className="size-6 shrink-0 accent-accent"
    />
  )
}
