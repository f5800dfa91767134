import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { TextSaver } from '#platform/web/writing/text-saver.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { buttonProblem } from '../broadcasts.rules.ts'
import { BeforeSending } from './before-sending.tsx'
import { reachOf } from './broadcast-audience.tsx'
import { audienceWords, paceWords, people } from './broadcast-words.ts'
import { deleteBroadcast, startBroadcast, testBroadcast } from './broadcasts.calls.ts'
import type { Words } from './draft-text.ts'

type BroadcastSendProps = { id: string; words: Words; hasConflict: boolean; saver: TextSaver }

/** To oneself, to all, or to no one; and what is in the way of it. */
export function BroadcastSend({ id, words, hasConflict, saver }: BroadcastSendProps) {
  const [test, start] = [useCall(testBroadcast), useProvedCall(startBroadcast)]
  const { data: reach } = useQuery(reachOf(words))
  const whyId = useId()
  const params = { broadcastId: id }
  const sendTest = async () => {
    await saver.settled()
    const { to } = await test.mutateAsync({ params, body: {} })
    toast({ title: 'Test Sent', description: `It’s on its way to ${to}.` })
  }
  const send = async () => {
    await start.mutateAsync({ params, body: { version: await saver.settled() } })
  }
  const obstacle = hasConflict ? 'Choose one of the two texts first.' : obstacleOf(words)
  const why = obstacle ?? (reach?.reached === 0 ? 'No one would get it.' : null)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        disabled={obstacle !== null}
        aria-describedby={whyId}
        pending={test.isPending}
        onClick={() => void sendTest().catch(showError())}
      >
        Send a test to me
      </Button>
      <Dialog
        title={`Send to ${people(reach?.reached ?? 0)}?`}
        description={`To: ${audienceWords(words)}. ${paceWords(reach?.reached ?? 0)} You can stop it halfway, but you can’t recall emails already sent.`}
        trigger={
          <Button disabled={why !== null || !reach} aria-describedby={whyId}>
            Send to {reach ? people(reach.reached) : 'many'}…
          </Button>
        }
      >
        <BeforeSending {...words} />
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Not yet</Button>
          </DialogClose>
          <Button pending={start.isPending} onClick={() => void send().catch(showError())}>
            Send now
          </Button>
        </DialogActions>
      </Dialog>
      <p id={whyId} role="status" className="text-sm text-ink-soft empty:hidden">
        {why}
      </p>
      <DeleteDraft id={id} onDeleted={() => saver.drop()} />
    </div>
  )
}

function obstacleOf(words: Words): string | null {
  if (words.subject.trim() === '') return 'Write a subject first.'
  if (words.text.trim() === '') return 'Write a text first.'
  const problem = buttonProblem(words)
  return problem && `The button isn’t right yet. ${problem}`
}

function DeleteDraft({ id, onDeleted }: { id: string; onDeleted: () => void }) {
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
              {
                onSuccess: () => {
                  onDeleted()
                  void navigate({ to: '/operator/broadcasts' })
                },
                onError: showError(),
              },
            )
          }
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}
