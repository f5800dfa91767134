import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { isSendable, broadcastLimits as limits } from '../broadcasts.rules.ts'
import { BroadcastAudience, reachOf } from './broadcast-audience.tsx'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { audienceWords, paceWords, people } from './broadcast-words.ts'
import { deleteBroadcast, startBroadcast, testBroadcast } from './broadcasts.calls.ts'
import { useDraft } from './use-draft.ts'

/** A draft saves itself as its fields are left, and before it is sent. */
export function BroadcastEditor({ draft }: { draft: Broadcast }) {
  const { words, change, save, isDirty, isSaving } = useDraft(draft)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <form
        className="flex flex-col gap-5"
        onBlur={() => void save().catch(showError())}
        onSubmit={(event) => {
          event.preventDefault()
          void save().catch(showError())
        }}
      >
        <TextField
          label="Subject"
          maxLength={limits.subject}
          value={words.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label="Text"
          hint="Leave an empty line to start a new paragraph. {name} becomes the member’s first name."
          rows={12}
          maxLength={limits.text}
          value={words.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Button (optional)"
            maxLength={limits.button}
            value={words.buttonLabel}
            onChange={({ target }) => change({ buttonLabel: target.value })}
          />
          <TextField
            type="url"
            label="Button link"
            placeholder="https://"
            maxLength={limits.url}
            value={words.buttonUrl}
            onChange={({ target }) => change({ buttonUrl: target.value })}
          />
        </div>
        <BroadcastAudience asked={words} onChange={change} />
        <p role="status" className="text-sm text-ink-soft">
          {isSaving ? 'Saving…' : isDirty ? 'Not saved yet' : 'Saved'}
        </p>
      </form>
      <div className="flex flex-col gap-6">
        <BroadcastPreview {...words} />
        <SendActions draft={draft} words={words} save={save} />
      </div>
    </div>
  )
}

type SendActionsProps = Pick<ReturnType<typeof useDraft>, 'words' | 'save'> & { draft: Broadcast }

function SendActions({ draft: { id }, words, save }: SendActionsProps) {
  const [test, start] = [useCall(testBroadcast), useCall(startBroadcast)]
  const { data: reach } = useQuery(reachOf(words))
  const params = { broadcastId: id }
  const sendTest = async () => {
    await save()
    const { to } = await test.mutateAsync({ params, body: {} })
    toast({ title: 'Test Sent', description: `It’s on its way to ${to}.` })
  }
  const send = async () => {
    const { version } = await save()
    await start.mutateAsync({ params, body: { version } })
  }
  const isReady = isSendable(words)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        disabled={!isReady}
        pending={test.isPending}
        onClick={() => void sendTest().catch(showError())}
      >
        Send a test to me
      </Button>
      <Dialog
        title={`Send to ${people(reach?.reached ?? 0)}?`}
        description={`To: ${audienceWords(words)}. ${paceWords(reach?.reached ?? 0)} You can stop it halfway, but you can’t recall emails already sent.`}
        trigger={
          <Button disabled={!isReady || !reach || reach.reached === 0}>
            Send to {reach ? people(reach.reached) : 'many'}…
          </Button>
        }
      >
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Not yet</Button>
          </DialogClose>
          <Button pending={start.isPending} onClick={() => void send().catch(showError())}>
            Send now
          </Button>
        </DialogActions>
      </Dialog>
      <DeleteDraft id={id} />
    </div>
  )
}

function DeleteDraft({ id }: { id: string }) {
  const remove = useCall(deleteBroadcast)
  const navigate = useNavigate()
  return (
    <Dialog
      title="Delete this draft?"
      description="This can’t be undone."
      trigger={<Button variant="ghost">Delete draft…</Button>}
    >
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">Keep it</Button>
        </DialogClose>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(
              { params: { broadcastId: id } },
              { onSuccess: () => void navigate({ to: '/operator/broadcasts' }), onError: showError() },
            )
          }
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}
