import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { numberInField } from '../../form/number-in-field.ts'
import type { NumberField, readNumber } from '../../form/read-input.ts'
import { type Choices, longest } from '../../worksheets/kinds.ts'

type Value = string | number | boolean | null
export type InputProps = {
  /** What ties it to its label, hint and error. */
  tie: {
    id: string
    'aria-label'?: string | undefined
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean
  }
  value: Value
  onValue: (value: Value) => void
  placeholder?: string | undefined
  isGuess?: boolean
}

const box =
  'w-full min-h-12 rounded-md border border-line-strong bg-sheet px-3 py-2 text-base text-ink placeholder:italic placeholder:text-ink-soft ' +
  // On paper an empty field is room to write: neither the example nor the focus is printed in it.
  'print:placeholder:text-transparent print:outline-none print:printed-line transition-colors hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink'
const guess = 'underline decoration-dotted decoration-2 underline-offset-4'

const isShort = (unit: string) => /^.{1,3}$/u.test(unit)

/** Of what can't be saved: a text that is no number, or too long. It stays where it was typed. */
type Checked = InputProps & { unread: string | undefined; onUnread: (text: string) => void }
type NumberInputProps = Checked & {
  asked: NumberField
  read: typeof readNumber | undefined
  unit: string
  onLeave: () => void
}

/** A number as people write it. While it is typed it stays as typed. */
export function NumberInput({ tie, value, placeholder, isGuess, asked, read, unit, ...field }: NumberInputProps) {
  const { unread } = field
  const [typed, setTyped] = useState<string>()
  const write = (text: string) => {
    setTyped(text)
    const result = read?.(text, asked)
    if (!result || 'fault' in result) field.onUnread(text)
    else if (result.value !== value || unread !== undefined) field.onValue(result.value)
  }
  // Typed before it could be read, or before the file’s currency was changed.
  const readLate = useEffectEvent(() => {
    const late = unread === undefined ? undefined : read?.(unread, asked)
    if (late && 'value' in late) field.onValue(late.value)
  })
  useEffect(() => {
    if (read) readLate()
  }, [read])
  // What stands in the field by other ways, such as undoing, is shown at once.
  const own = read?.(typed ?? '', asked)
  const isTyped = typed !== undefined && own && 'value' in own && own.value === value
  return (
    <div className="relative">
      <input
        {...tie}
        aria-describedby={[unit && `${tie.id}-unit`, tie['aria-describedby']].filter(Boolean).join(' ') || undefined}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={unread ?? (isTyped ? typed : numberInField(value, asked.kind))}
        placeholder={placeholder}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          setTyped(undefined)
          field.onLeave()
        }}
        className={classNames(box, unit && (isShort(unit) ? 'pe-12' : 'pe-20'), isGuess && guess, 'tabular-nums')}
      />
      {unit && (
        <span
          id={`${tie.id}-unit`}
          aria-hidden
          className="pointer-events-none absolute end-3 top-0 flex min-h-12 items-center text-sm text-ink-soft print:hidden"
        >
          {unit}
        </span>
      )}
    </div>
  )
}

/** One paragraph, which wraps and grows: what is longer than a phone's line stays in sight. */
export function TextInput({ tie, placeholder, isGuess, ...field }: Checked) {
  const { text, write } = within(longest.short, field)
  return (
    <textarea
      {...tie}
      dir="auto"
      rows={Math.max(1, Math.ceil(text.length / 40))}
      enterKeyHint="done"
      value={text}
      placeholder={placeholder}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={({ target }) => write(target.value.replace(/\s*\n\s*/g, ' '))}
      className={classNames(box, 'field-sizing-content resize-none align-top', isGuess && guess)}
    />
  )
}

/** Grows with what is written. Empty, it is printed as lines to write on. */
export function LongText({ tie, placeholder, lines = 3, ...field }: Checked & { lines?: number | undefined }) {
  const { text, write } = within(longest.long, field)
  const needed = text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 52)), 0)
  return (
    <textarea
      {...tie}
      dir="auto"
      rows={Math.max(lines, needed)}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => write(target.value)}
      className={classNames(box, 'field-sizing-content resize-y', text === '' && 'print:printed-lines')}
    />
  )
}

type Text = Pick<Checked, 'value' | 'unread' | 'onUnread' | 'onValue'>

/** What is longer than a field holds stays in it, unsaved, until it is shortened: nothing is cut. */
const within = (most: number, { value, unread, onValue, onUnread }: Text) => ({
  text: unread ?? String(value ?? ''),
  write: (text: string) => (text.length > most ? onUnread(text) : onValue(text)),
})

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
