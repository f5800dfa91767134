import { type FormEvent, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { ClientOutcome } from '../outcomes.contract.ts'
import { type Decision, outcomeLimits } from '../outcomes.rules.ts'
import { decideOutcome } from './outcomes.calls.ts'

type DecideDialogsProps = { outcome: ClientOutcome; filingId: string; client: { clientId: string; name: string } }

/** Confirms what a client filed, or returns it with a reason. Either is asked about first, for it stands. */
export function DecideDialogs({ outcome, filingId, client: { clientId, name } }: DecideDialogsProps) {
  const [open, setOpen] = useState<Decision>()
  const [reason, setReason] = useState('')
  const [why, setWhy] = useState<string>()
  const decide = useCall(decideOutcome)
  const isReadable = outcome.evidence.every(({ isShared }) => isShared)
  const change = (decision: Decision) => (next: boolean) => {
    setOpen(next ? decision : undefined)
    setWhy(undefined)
  }
  // By then nothing waits for a decision any more, and these dialogs are gone.
  const send = (decision: Decision) => {
    const body = { decision, reason: decision === 'returned' ? reason : '' }
    decide.mutate(
      { params: { clientId, filingId }, body },
      {
        onSuccess: () => {
          toast({
            title: decision === 'proved' ? 'Confirmed' : 'Returned',
            description: `${name} sees it on their outcomes page`,
          })
          setOpen(undefined)
        },
        onError: (error) => setWhy(userMessage(error, 'That wasn’t saved. Please try again.')),
      },
    )
  }
  const giveBack = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) send('returned')
    else setWhy('Say what is missing.')
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Dialog
        title={`Confirm “${outcome.title}”`}
        open={open === 'proved'}
        onOpenChange={change('proved')}
        trigger={
          <Button size="sm" disabled={!isReadable}>
            Confirm<span className="sr-only"> {outcome.title}</span>
          </Button>
        }
      >
        <p>
          You have read the evidence, and it shows that {name} reached this. It’s on their map then, and you get{' '}
          {counted(outcome.coachPoints, 'point')}. This can’t be changed later.
        </p>
        <Fault why={why} />
        <DialogActions>
          <Button pending={decide.isPending} onClick={() => send('proved')}>
            Confirm it
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog
        title={`Return “${outcome.title}”`}
        description={`${name} reads the reason and may file it again.`}
        open={open === 'returned'}
        onOpenChange={change('returned')}
        trigger={
          <Button size="sm" variant="secondary">
            Return<span className="sr-only"> {outcome.title}</span>
          </Button>
        }
      >
        <form onSubmit={giveBack}>
          <TextArea
            label="What is missing"
            rows={4}
            maxLength={outcomeLimits.reason}
            value={reason}
            error={why}
            onChange={({ target }) => setReason(target.value)}
          />
          <DialogActions>
            <Button type="submit" pending={decide.isPending}>
              Return it
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {!isReadable && <p className="text-sm text-ink-soft">You can confirm it once all pages are shared with you.</p>}
    </div>
  )
}

const Fault = ({ why }: { why: string | undefined }) =>
  why ? (
    <p role="alert" className="mt-3 text-danger">
      {why}
    </p>
  ) : null
