import { lazy, type ReactNode, Suspense, useId, useSyncExternalStore } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { NumberField, readNumber } from '../../form/read-input.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { isNumeric } from '../../worksheets/kinds.ts'
import type { Place } from '../../worksheets/places.ts'
import { ChoiceInput, DateInput, TickInput } from './inputs/choice-inputs.tsx'
import type { InputProps } from './inputs/input.ts'
import { NumberInput } from './inputs/number-input.tsx'
import { LongText, TextInput } from './inputs/text-inputs.tsx'
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
const WhyUnread = lazy(() => import('./why-unread.tsx').then(({ WhyUnread }) => ({ default: WhyUnread })))

/** What one fills in at one place, with what is wrong about it, its mark and a text from another device below. */
export function PlaceInput({ form, place, address, id, label, describedBy, placeholder, lines }: PlaceInputProps) {
  const errorId = useId()
  const { writing } = form
  const name = label ?? place.label
  const { unread, isUnreadTold, why, isFault } = useFault(form, address, name)
  const value = valueIn(form, place, address)
  const isGuess = form.mark(address) === 'G'
  const input = {
    tie: {
      id,
      'aria-label': label,
      'aria-describedby': [describedBy, isFault && errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': isFault,
    },
    value,
    onValue: (next: string | number | boolean | null) => {
      writing.set('')
      form.set(address, next === '' ? null : next)
    },
    placeholder,
    isGuess,
  }
  const asked = {
    kind: place.kind,
    range: place.range,
    currency: form.currency,
    about: `${place.label} ${label ?? ''} ${place.unit ?? ''}`,
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
          asked,
          read: form.isOpen ? form.read : undefined,
          unread,
          onUnread: (text) => {
            // Half a number can’t be read yet.
            if (isNumeric(place.kind)) writing.set(address)
            form.set(address, text, undefined, true)
          },
          onLeave: () => writing.set(''),
        })}
        {place.mark && (
          <MarkToggle
            label={name}
            mark={form.mark(address)}
            onMark={(mark) => form.set(address, unread ?? value, mark, unread !== undefined)}
          />
        )}
      </div>
      <p id={errorId} role="alert" className="mt-1 text-sm font-semibold text-danger empty:hidden">
        {isUnreadTold && (
          <Suspense>
            <WhyUnread text={unread ?? ''} place={place} asked={asked} value={value} />
          </Suspense>
        )}
        {!isUnreadTold && why}
      </p>
      {form.filled.answers[address]?.other && (
        <Suspense>
          <Conflict form={form} place={place} address={address} />
        </Suspense>
      )}
    </>
  )
}

/** What is wrong with what stands in a field; half a number is none yet. */
function useFault(form: PageForm, address: string, name: string) {
  const { writing } = form
  const isWriting = useSyncExternalStore(writing.subscribe, writing.get, writing.get) === address
  const unread = form.unread(address)
  const isUnreadTold = unread !== undefined && !isWriting
  const why = inWords(form.why(address), address, name)
  return { unread, isUnreadTold, why, isFault: isUnreadTold || why !== undefined }
}

function valueIn(form: PageForm, place: Place, address: string) {
  const stored = form.value(address) ?? place.default ?? null
  return typeof stored === 'object' ? null : stored
}

/** The server names a field by its address; here it has a label. */
const inWords = (why: string | undefined, address: string, label: string): string | undefined =>
  why?.startsWith(`${address}: `) ? `${label} ${why.slice(address.length + 2)}` : why

type More = {
  lines: number | undefined
  asked: NumberField
  read: typeof readNumber | undefined
  unread: string | undefined
  onUnread: (text: string) => void
  onLeave: () => void
}

function inputOf(place: Place, input: InputProps, { lines, ...more }: More): ReactNode {
  const { kind, choices } = place
  if (isNumeric(kind))
    return <NumberInput {...input} {...more} unit={place.unit ?? unitOf(kind, more.asked.currency)} />
  if (kind === 'date' || kind === 'month') return <DateInput {...input} kind={kind} />
  if (kind === 'choice') return <ChoiceInput {...input} choices={choices} />
  if (kind === 'tick') return <TickInput {...input} />
  return kind === 'long text' ? <LongText {...input} {...more} lines={lines} /> : <TextInput {...input} {...more} />
}

function unitOf(kind: Place['kind'], currency: string): string {
  if (kind === 'money') return currency
  if (kind === 'percent') return '%'
  return kind === 'hours' ? 'h' : ''
}
