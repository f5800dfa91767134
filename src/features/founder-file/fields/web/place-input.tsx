import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { isNumeric } from '../../worksheets/kinds.ts'
import type { Place } from '../../worksheets/places.ts'
import { ChoiceInput, DateInput, type InputProps, LongText, NumberInput, TextInput, TickInput } from './inputs.tsx'
import { MarkToggle } from './mark-toggle.tsx'

type PlaceInputProps = {
  form: PageForm
  place: Place
  address: string
  /** The label's own element, or the words for whom the label is not beside it. */
  id: string
  label?: string | undefined
  describedBy?: string | undefined
  placeholder?: string | undefined
  lines?: number | undefined
}

/** Seldom needed. */
const Conflict = lazy(() => import('./conflict.tsx').then(({ Conflict }) => ({ default: Conflict })))

/** What one fills in at one place, with what is wrong about it, its mark and a text from another device below. */
export function PlaceInput({ form, place, address, id, label, describedBy, placeholder, lines }: PlaceInputProps) {
  const [error, setError] = useState<string>()
  const errorId = useId()
  const told = error ?? inWords(form.why(address), address, label ?? place.label)
  const { unread } = form
  useEffect(() => {
    unread.tell(address, error !== undefined)
    return () => unread.tell(address, false)
  }, [unread, address, error])
  const stored = form.value(address) ?? place.default ?? null
  const value = typeof stored === 'object' ? null : stored
  const isGuess = form.mark(address) === 'G'
  const input = {
    tie: {
      id,
      'aria-label': label,
      'aria-describedby': [describedBy, told && errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': Boolean(told),
    },
    value,
    onValue: (next: string | number | boolean | null) => form.set(address, next === '' ? null : next),
    placeholder,
    isGuess,
  }
  return (
    <>
      <div
        className={classNames(
          place.mark && 'flex flex-wrap items-start gap-2 [&>:first-child]:min-w-24 [&>:first-child]:flex-1',
        )}
      >
        {inputOf(place, input, {
          lines,
          onError: setError,
          currency: form.currency,
          about: `${place.label} ${label ?? ''}`,
        })}
        {place.mark && (
          <MarkToggle
            label={label ?? place.label}
            mark={form.mark(address)}
            onMark={(mark) => form.set(address, value, mark)}
          />
        )}
      </div>
      <p id={errorId} role="alert" className="mt-1 text-sm font-semibold text-danger empty:hidden">
        {told}
      </p>
      {form.filled.answers[address]?.other && (
        <Suspense>
          <Conflict form={form} place={place} address={address} />
        </Suspense>
      )}
    </>
  )
}

/** The server names a field by its address; here it has a label. */
const inWords = (why: string | undefined, address: string, label: string): string | undefined =>
  why?.startsWith(`${address}: `) ? `${label} ${why.slice(address.length + 2)}` : why

type More = {
  lines: number | undefined
  onError: (error: string | undefined) => void
  currency: string
  about: string
}

function inputOf(place: Place, input: InputProps, { lines, onError, currency, about }: More): ReactNode {
  const { kind, choices } = place
  if (isNumeric(kind))
    return (
      <NumberInput
        {...input}
        kind={kind}
        unit={place.unit ?? unitOf(kind, currency)}
        about={`${about} ${place.unit ?? ''}`}
        onError={onError}
      />
    )
  if (kind === 'date' || kind === 'month') return <DateInput {...input} kind={kind} />
  if (kind === 'choice') return <ChoiceInput {...input} choices={choices} />
  if (kind === 'tick') return <TickInput {...input} />
  return kind === 'long text' ? (
    <LongText {...input} lines={lines} onError={onError} />
  ) : (
    <TextInput {...input} onError={onError} />
  )
}

function unitOf(kind: Place['kind'], currency: string): string {
  if (kind === 'money') return currency
  if (kind === 'percent') return '%'
  return kind === 'hours' ? 'h' : ''
}
