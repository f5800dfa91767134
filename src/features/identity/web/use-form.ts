import { type FormEvent, useRef, useState } from 'react'
import { CallError, userMessage } from '#platform/web/call-error.ts'

type Values<F extends string> = Record<F, string>
/** What is wrong, by field; `form` is about all of it. */
type Errors<F extends string> = Partial<Record<F | 'form', string>>

/** What a form does with the end of its call; for `mutate`. */
export type Answered = { onError: (error: Error) => void; onSettled: () => void }

type FormSettings<F extends string> = {
  fields: readonly F[]
  check: (values: Values<F>) => Errors<F>
  send: (values: Values<F>, answered: Answered) => void
  /** Where the focus goes when the server says no to the whole. */
  focusOnRefusal: F
}

/**
 * A form whose text stays in the page, whatever the answer; its errors are told beside the fields and take the focus. While
 * a call is under way, another submit does nothing: two taps come before the button is drawn disabled.
 */
export function useForm<F extends string>({ fields, check, send, focusOnRefusal }: FormSettings<F>) {
  const [errors, setErrors] = useState<Errors<F>>({})
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  const show = (found: Errors<F>) => {
    setErrors(found)
    const first = fields.find((name) => found[name]) ?? (found.form ? focusOnRefusal : undefined)
    // The button may still be disabled and the message not yet drawn.
    if (first) requestAnimationFrame(() => lead(form.current, first))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const values = read(event.currentTarget, fields)
    const found = check(values)
    show(found)
    if (Object.keys(found).length > 0) return
    isSending.current = true
    const onSettled = () => {
      isSending.current = false
    }
    send(values, { onError: (error) => show(errorsOf(error, fields)), onSettled })
  }

  return { errors, form: { ref: form, onSubmit, noValidate: true } }
}

/** Focuses a field; what is said of the whole stands above the first one and is brought into view with it. */
function lead(form: HTMLFormElement | null, field: string): void {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  form?.querySelector('[role="alert"]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
}

function read<F extends string>(form: HTMLFormElement, fields: readonly F[]): Values<F> {
  const data = new FormData(form)
  // One entry for each of the fields.
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Values<F>
}

/** The server may name the field at fault; everything else is about the whole. */
function errorsOf<F extends string>(error: Error, fields: readonly F[]): Errors<F> {
  const message = userMessage(error, 'That didn’t work. Please try again.')
  const named = error instanceof CallError ? error.details : undefined
  const field = fields.find((name) => name === named)
  const errors: Errors<string> = field ? { [field]: message.replace(/^[\w ]+: /, '') } : { form: message }
  return errors as Errors<F>
}
