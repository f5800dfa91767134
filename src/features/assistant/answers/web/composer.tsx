import { SendHorizontal, Square } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { messageLimit } from '../../assistant.rules.ts'
import { stopAnswer } from './answers.calls.ts'

type ComposerProps = {
  draft: string
  onDraft: (draft: string) => void
  onSend: (message: string) => void
  isPending: boolean
  /**
   * Nothing is left of today's messages; `limitNote` is the id of the line that says so and when there are more. The server
   * decides all the same: whose life is in question is answered.
   */
  isSpent: boolean
  limitNote: string
  /** Sends the message that got no answer, if there is one. */
  onSendAgain: (() => void) | null
  /** The conversation whose answer is being written in this tab. */
  stopping: string | null
}

/** Enter sends, Shift+Enter starts a new line. The text stays until the server has accepted it. */
export function Composer(props: ComposerProps) {
  const { draft, onDraft, onSend, isPending, isSpent, limitNote, onSendAgain, stopping } = props
  const stopCall = useCall(stopAnswer)
  const message = draft.trim()
  const canSend = message !== '' && !isPending
  const submit = () => {
    if (canSend) onSend(message)
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {onSendAgain && (
        <div className="w-full">
          <UnsentNote onSend={onSendAgain} />
        </div>
      )}
      <textarea
        dir="auto"
        aria-label="Message"
        rows={1}
        maxLength={messageLimit}
        value={draft}
        enterKeyHint="send"
        placeholder="Ask about your business"
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={(event) => {
          // An Enter that confirms an input method's suggestion must not send.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
        className="field-sizing-content max-h-40 min-h-11 w-0 grow resize-none rounded-md border border-line-strong bg-sheet px-3 py-2 text-base placeholder:text-ink-soft hover:border-ink"
      />
      {isPending && stopping && (
        <Button
          variant="secondary"
          pending={stopCall.isPending}
          onClick={() => stopCall.mutate({ params: { conversationId: stopping } }, { onError: showError() })}
        >
          <Square aria-hidden />
          Stop
        </Button>
      )}
      <Button
        type="submit"
        disabled={!canSend}
        aria-describedby={isSpent ? limitNote : undefined}
        aria-label="Send"
        className={isPending && stopping ? 'max-sm:hidden' : undefined}
      >
        <SendHorizontal aria-hidden />
      </Button>
    </form>
  )
}
