import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import type { AnswerActions, ChatMessage } from '#features/assistant/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { charactersOf, quoteLimits } from '../quotes.rules.ts'
import { Choices } from './choices.tsx'
import { Preview } from './preview.tsx'
import { handToCoach } from './quotes.calls.ts'

type HandFormProps = ComponentProps<AnswerActions> & {
  coach: { id: string; name: string }
  onDone: () => void
  /** Who the coach is, or what was said, may have changed. */
  onRefused: () => void
}

/** What to hand over, a note, and exactly what the coach will see. Nothing leaves before the button at the end. */
export function HandForm({ conversationId, answer, messages, coach, onDone, onRefused }: HandFormProps) {
  const sayable = messages.filter(({ status, content }) => status !== 'running' && content !== '')
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(withQuestion(answer, sayable)))
  const [note, setNote] = useState('')
  const [why, setWhy] = useState<string>()
  const hand = useCall(handToCoach)
  const sendIdOf = useSendId()
  const isSending = useRef(false)
  const chosen = sayable.filter(({ id }) => ids.has(id)).map(({ id, content }) => ({ id, text: content }))
  const tooMuch = problemOf(chosen)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0 || tooMuch || isSending.current) return
    isSending.current = true
    const sent = { conversationId, coachId: coach.id, messages: chosen, note: note.trim() }
    hand.mutate(
      { body: { ...sent, sendId: sendIdOf(JSON.stringify(sent)) } },
      {
        onSuccess: ({ mailed }) => {
          toast({
            title: 'Handed over',
            description: `${coach.name} sees it in your messages${mailed ? ', and gets an email' : ''}.`,
          })
          onDone()
        },
        onError: (error) => {
          isSending.current = false
          setWhy(userMessage(error, 'It wasn’t handed over. Please try again.'))
          onRefused()
        },
      },
    )
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <p>
        {coach.name} will see what you choose here and your note, and nothing else of this conversation. Nothing is sent
        until you press the button at the end.
      </p>
      <Choices messages={sayable} focused={answer.id} ids={ids} onChange={setIds} problem={tooMuch} />
      <TextArea
        label={`Note to ${coach.name} (optional)`}
        rows={3}
        maxLength={coachingLimits.message}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Preview coach={coach.name} note={note.trim()} messages={sayable.filter(({ id }) => ids.has(id))} />
      <p className="text-sm text-ink-soft">
        It becomes a message to {coach.name}, and a message can’t be taken back: it stays there if you delete this
        conversation. A later coach reads it only if you show them your earlier messages.
      </p>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {why}
      </p>
      <DialogActions>
        <Button type="submit" pending={hand.isPending} disabled={chosen.length === 0 || tooMuch !== undefined}>
          Hand to {coach.name}
        </Button>
      </DialogActions>
    </form>
  )
}

/** An answer says little without its question; either can be left out. */
function withQuestion({ id }: ChatMessage, messages: readonly ChatMessage[]): string[] {
  const before = messages[messages.findIndex((message) => message.id === id) - 1]
  return before?.role === 'user' ? [before.id, id] : [id]
}

function problemOf(chosen: readonly { text: string }[]): string | undefined {
  if (chosen.length > quoteLimits.messages) return `These are more than ${quoteLimits.messages} messages. Choose fewer.`
  return charactersOf(chosen) > quoteLimits.characters ? 'Together these are too long. Choose fewer.' : undefined
}

/** The same choice and note are the same send, however often it is tried. */
function useSendId(): (sent: string) => string {
  const last = useRef({ sent: '', id: '' })
  return (sent) => {
    if (last.current.sent !== sent) last.current = { sent, id: crypto.randomUUID() }
    return last.current.id
  }
}
