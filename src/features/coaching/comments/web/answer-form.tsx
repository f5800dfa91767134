import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { useKeptComment } from './use-kept-comment.ts'

type AnswerFormProps = {
  send: (text: string, id: string) => Promise<unknown>
  /** The name that the text is kept under. */
  draft: string
  onDone: () => void
}

/** Keeps what was typed until it is sent; sent twice by a slow network, it is written once. */
export function AnswerForm({ send, draft, onDone }: AnswerFormProps) {
  const { text, write: setText, forget } = useKeptComment(draft)
  const [id] = useState(() => crypto.randomUUID())
  const [why, setWhy] = useState<string>()
  const [isSending, setSending] = useState(false)
  const close = () => {
    forget()
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return setWhy('Write your answer first.')
    setSending(true)
    try {
      await send(text, id)
      close()
    } catch (error) {
      setWhy(userMessage(error, 'Your answer wasn’t sent. Please try again.'))
      setSending(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 flex flex-col gap-2">
      <TextArea
        // The form opens where the button was that asked for it.
        autoFocus
        label="Your answer"
        rows={2}
        maxLength={coachingLimits.comment}
        value={text}
        error={why}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isSending}>
          Send answer
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
