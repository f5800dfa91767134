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

/** Of what can't be saved: a text that is no number, or too long. It stays where it was typed. */
export type Checked = InputProps & { unread: string | undefined; onUnread: (text: string) => void }

export const box =
  'w-full min-h-12 rounded-md border border-line-strong bg-sheet px-3 py-2 text-base text-ink placeholder:italic placeholder:text-ink-soft ' +
  // On paper an empty field is room to write: neither the example nor the focus is printed in it.
  'print:placeholder:text-transparent print:outline-none print:printed-line transition-colors hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink'
export const guess = 'underline decoration-dotted decoration-2 underline-offset-4'
