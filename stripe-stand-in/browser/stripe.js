// Stands in for Stripe.js: the payment element with plain fields, and confirming with it. The real one puts its fields
// into a frame of its own; here nothing is secret, since only test cards work.
{
  const base = new URL('.', document.currentScript.src)

  const testCards = [
    '4242 4242 4242 4242 pays',
    '4000 0000 0000 0002 is declined',
    '4000 0000 0000 9995 has insufficient funds',
    '4000 0000 0000 0341 pays now and fails at the renewal',
  ]

  window.Stripe = (key) => {
    const unknown = async () => ({
      error: { type: 'invalid_request_error', message: 'The stand-in does not do this.' },
    })
    return {
      elements: ({ clientSecret }) => createElements(clientSecret),
      confirmPayment: ({ elements, confirmParams }) => confirm(key, elements, confirmParams.return_url),
      confirmSetup: unknown,
      confirmCardPayment: unknown,
      createToken: unknown,
      createPaymentMethod: unknown,
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    }
  }
  window.Stripe.version = 'stand-in'

  const createElements = (clientSecret) => {
    let payment
    return {
      clientSecret,
      create: () => {
        payment = createPaymentElement()
        return payment
      },
      getElement: () => payment ?? null,
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    }
  }

  const createPaymentElement = () => {
    const listeners = {}
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
    root.addEventListener('input', () => tell(undefined))

    const tell = (message) => {
      fault.textContent = message ?? ''
      fault.hidden = !message
      if (message) number.input.setAttribute('aria-describedby', fault.id)
      else number.input.removeAttribute('aria-describedby')
      number.input.setAttribute('aria-invalid', String(Boolean(message)))
    }

    const element = {
      mount: (at) => {
        const box = typeof at === 'string' ? document.querySelector(at) : at
        loadStyles().then(() => {
          box.replaceChildren(root)
          for (const listener of listeners.ready ?? []) listener({ elementType: 'payment' })
        })
      },
      on: (name, listener) => {
        listeners[name] = [...(listeners[name] ?? []), listener]
        return element
      },
      once: (name, listener) => element.on(name, listener),
      off: (name) => {
        delete listeners[name]
        return element
      },
      update: () => {},
      focus: () => number.input.focus(),
      unmount: () => root.remove(),
      destroy: () => root.remove(),
      tell,
      typed: () => ({ number: number.input.value, expires: expires.input.value, code: code.input.value }),
    }
    return element
  }

  const confirm = async (key, elements, returnUrl) => {
    const element = elements.getElement('payment')
    const { number, expires, code } = element.typed()
    const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expires) ?? []
    const secret = elements.clientSecret
    const card = { number, exp_month: month, exp_year: year, cvc: code }
    const body = new URLSearchParams({ key, client_secret: secret, 'payment_method_data[type]': 'card' })
    for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value)
    const [id] = secret.split('_secret_', 1)
    const { error } = await post(`v1/payment_intents/${id}/confirm`, body)
    element.tell(error?.message)
    if (error) return { error }
    const target = new URL(returnUrl)
    target.searchParams.set('payment_intent', id)
    target.searchParams.set('payment_intent_client_secret', secret)
    target.searchParams.set('redirect_status', 'succeeded')
    location.assign(target)
    return new Promise(() => {})
  }

  const post = async (path, body) => {
    try {
      const reply = await fetch(new URL(path, base), { method: 'POST', body })
      return await reply.json()
    } catch {
      return { error: { type: 'api_connection_error', message: 'The payment could not be sent. Please try again.' } }
    }
  }

  const field = (name, placeholder, autocomplete) => {
    const label = make('label', 'stand-in-field')
    const input = make('input')
    Object.assign(input, { placeholder, autocomplete, inputMode: 'numeric', required: true })
    label.append(name, input)
    return { label, input }
  }

  const cardList = () => {
    const box = make('div', 'stand-in-cards')
    const title = make('p')
    const name = make('strong')
    name.textContent = 'Test cards'
    title.append(name)
    const list = make('ul')
    for (const card of testCards) {
      const item = make('li')
      item.textContent = card
      list.append(item)
    }
    const note = make('p')
    note.textContent = 'Any date in the future and any security code.'
    box.append(title, list, note)
    return box
  }

  const make = (name, className = '') => {
    const made = document.createElement(name)
    made.className = className
    return made
  }

  let styles
  const loadStyles = () => {
    styles ??= new Promise((done) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: new URL('stand-in.css', base).href, onload: done, onerror: done })
      document.head.append(link)
    })
    return styles
  }
}
