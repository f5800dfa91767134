const testCards = [
  '4242 4242 4242 4242 pays',
  '4000 0000 0000 0002 is declined',
  '4000 0000 0000 9995 has insufficient funds',
  '4000 0000 0000 0341 pays now and fails at the renewal',
]

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  return made
}

export function field(name: string, placeholder: string, autocomplete: string) {
  const label = make('label', 'stand-in-field')
  const input = make('input')
  Object.assign(input, { placeholder, autocomplete, inputMode: 'numeric', required: true })
  label.append(name, input)
  return { label, input }
}

/** What each test card does. */
export function cardList(): HTMLElement {
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
