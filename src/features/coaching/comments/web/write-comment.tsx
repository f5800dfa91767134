import { Check, MessageSquarePlus, RotateCcw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { commentOnPage } from './comments.calls.ts'
import { draftsOn, useIsWritten, useKeptComment } from './use-kept-comment.ts'

type WriteCommentProps = {
  clientId: string
  pageId: string
  /** Without it, the comment is about the page. */
  field?: string
  /** What it is about, in words. */
  label: string
}
type Verdict = 'right' | 'again'

const draftOf = ({ clientId, pageId, field = '' }: WriteCommentProps) => `${draftsOn(clientId, pageId)}${field}`

/** A coach’s comment on a page or a line of it: words, *Looks right*, or *Please look again* with words. */
export function WriteComment(given: WriteCommentProps) {
  const [isOpen, setOpen] = useState(useIsWritten(draftOf(given)))
  const [wasOpen, setWasOpen] = useState(false)
  const open = (next: boolean) => {
    setOpen(next)
    setWasOpen(true)
  }
  if (isOpen) return <CommentForm {...given} onDone={() => open(false)} />
  return (
    // The focus comes back to where the form was.
    <Button variant="ghost" size="sm" className="-ms-3" autoFocus={wasOpen} onClick={() => open(true)}>
      <MessageSquarePlus aria-hidden />
      Comment<span className="sr-only"> on {given.label}</span>
    </Button>
  )
}

function CommentForm({ onDone, ...given }: WriteCommentProps & { onDone: () => void }) {
  const { clientId, pageId, field, label } = given
  const write = useCall(commentOnPage)
  const { text, write: setText, forget } = useKeptComment(draftOf(given))
  const [id] = useState(() => crypto.randomUUID())
  const [why, setWhy] = useState<string>()
  const close = () => {
    forget()
    onDone()
  }
  const send = async (verdict?: Verdict) => {
    if (!text.trim() && verdict !== 'right')
      return setWhy(verdict ? 'Say what to look at again.' : 'Write your comment first.')
    try {
      const body = { text, id, ...(field ? { field } : {}), ...(verdict ? { verdict } : {}) }
      await write.mutateAsync({ params: { clientId, pageId }, body })
      close()
    } catch (error) {
      setWhy(userMessage(error, 'Your comment wasn’t sent. Please try again.'))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !text && close()}
      className="flex flex-col gap-2"
    >
      <TextArea
        // The form opens where the button was that asked for it.
        autoFocus
        label={`Comment on ${label}`}
        rows={3}
        maxLength={coachingLimits.comment}
        value={text}
        error={why}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={write.isPending}>
          Send comment
        </Button>
        <Button variant="secondary" size="sm" disabled={write.isPending} onClick={() => void send('right')}>
          <Check aria-hidden />
          Looks right
        </Button>
        <Button variant="secondary" size="sm" disabled={write.isPending} onClick={() => void send('again')}>
          <RotateCcw aria-hidden />
          Please look again
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
