import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { numberInField } from '../../../form/number-in-field.ts'
import type { NumberField, readNumber } from '../../../form/read-input.ts'
import { box, type Checked, guess } from './input.ts'

const isShort = (unit: string) => /^.{1,3}$/u.test(unit)

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
