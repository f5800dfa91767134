import { base } from './base.ts'
import { cardList, field, make } from './parts.ts'

type Listener = (event: { elementType: 'payment' }) => void

export type PaymentElement = {
  mount: (at: string | Element) => void
  on: (name: string, listener: Listener) => PaymentElement
  once: (name: string, listener: Listener) => PaymentElement
  off: (name: string) => PaymentElement
  update: () => void
  focus: () => void
  unmount: () => void
  destroy: () => void
  /** Of the stand-in alone: shows what was wrong with the card, and answers what was typed. */
  tell: (message: string | undefined) => void
  typed: () => { number: string; expires: string; code: string }
}

export function createPaymentElement(): PaymentElement {
  const listeners = new Map<string, Listener[]>()
  const { root, inputs, tell } = createFields()
  const element: PaymentElement = {
    mount: (at) => {
      const box = typeof at === 'string' ? document.querySelector(at) : at
      void loadStyles().then(() => {
        box?.replaceChildren(root)
        for (const listener of listeners.get('ready') ?? []) listener({ elementType: 'payment' })
      })
    },
    on: (name, listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
      return element
    },
    once: (name, listener) => element.on(name, listener),
    off: (name) => {
      listeners.delete(name)
      return element
    },
    update: () => {},
    focus: () => inputs.number.focus(),
    unmount: () => root.remove(),
    destroy: () => root.remove(),
    tell,
    typed: () => ({ number: inputs.number.value, expires: inputs.expires.value, code: inputs.code.value }),
  }
  return element
}

function createFields() {
  const root = make('div', 'stand-in-fields')
  const number = field('Card number', '4242 4242 4242 4242', 'cc-number')
  const expires = field('Expiration date', 'MM/YY', 'cc-exp')
  const code = field('Security code', '123', 'cc-csc')
  const fault = make('p', 'stand-in-fault')
  fault.id = 'stand-in-fault'
  fault.hidden = true
  const pair = make('div', 'stand-in-pair')
  pair.append(expires.label, code.label)
  root.append(number.label, fault, pair, cardList())

  const tell = (message: string | undefined) => {
    fault.textContent = message ?? ''
    fault.hidden = !message
    if (message) number.input.setAttribute('aria-describedby', fault.id)
    else number.input.removeAttribute('aria-describedby')
    number.input.setAttribute('aria-invalid', String(Boolean(message)))
  }
  root.addEventListener('input', () => tell(undefined))
  return { root, inputs: { number: number.input, expires: expires.input, code: code.input }, tell }
}

let styles: Promise<void> | undefined

/** Without its styles the form still works, so it waits for them and no longer. */
function loadStyles(): Promise<void> {
  styles ??= new Promise((done) => {
    const link = make('link')
    const href = new URL('stand-in.css', base).href
    Object.assign(link, { rel: 'stylesheet', href, onload: () => done(), onerror: () => done() })
    document.head.append(link)
  })
  return styles
}
