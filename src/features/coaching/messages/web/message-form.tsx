import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { focusField } from '#platform/web/writing/focus-field.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { useDraft } from './use-draft.ts'

type MessageFormProps = {
  label: string
  /** The name that the draft is kept under. */
  draft: string
  send: (text: string, sendId: string) => Promise<{ mailed: boolean }>
  sendLabel?: string
  onSent?: (() => void) | undefined
  /** Whether the field takes the focus. */
  focus?: boolean
  /** What helps with writing, given how to insert a text. */
  tools?: (insert: (text: string) => void, text: string) => ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/** Keeps what was typed until it is sent; Ctrl or ⌘ and Enter sends it. */
export function MessageForm(props: MessageFormProps) {
  const { label, draft, send, sendLabel = 'Send message', onSent, focus = false, tools, children } = props
  const { text, write, pending, deliver, isUnsent } = useDraft(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => (focus ? focusField(field.current) : undefined), [focus])

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim()) deliverText()
  }
  const deliverText = () =>
    deliver({
      send: (sendId) => send(text, sendId),
      onSent: ({ mailed }) => {
        toast({ title: 'Message Sent', description: mailed ? 'They get an email about it too.' : 'They see it here.' })
        onSent?.()
      },
      failure: 'Failed to send message',
    })
  const insert = (added: string) => {
    write(text.trim() ? `${text.trimEnd()}\n\n${added}` : added)
    focusField(field.current)
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-3">
      <TextArea
        ref={field}
        label={label}
        rows={4}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      />
      {isUnsent && <UnsentNote onSend={deliverText} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {tools && <div className="mr-auto">{tools(insert, text)}</div>}
        {children}
        <Button type="submit" disabled={!text.trim()} pending={pending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
