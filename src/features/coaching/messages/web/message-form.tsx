import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { coachingLimits } from '../../coaching.rules.ts'

type Settled = { onSuccess: (sent: { mailed: boolean }) => void; onError: (error: unknown) => void }
type MessageFormProps = { label: string; send: (text: string, settled: Settled) => void; pending: boolean }

/** Keeps what was typed until it is sent. */
export function MessageForm({ label, send, pending }: MessageFormProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || pending) return
    send(text, {
      onSuccess: ({ mailed }) => {
        setText('')
        toast({ title: 'Message Sent', description: mailed ? 'They get an email about it too.' : 'They see it here.' })
      },
      onError: showError('Failed to send message'),
    })
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-3">
      <TextArea
        label={label}
        rows={3}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="self-end" disabled={!text.trim()} pending={pending}>
        Send message
      </Button>
    </form>
  )
}
