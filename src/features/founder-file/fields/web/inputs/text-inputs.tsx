import { classNames } from '#platform/ui/styles/class-names.ts'
import { longest } from '../../../worksheets/kinds.ts'
import { box, type Checked, guess } from './input.ts'

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
