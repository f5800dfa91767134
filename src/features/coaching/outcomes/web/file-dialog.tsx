import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { MyOutcome, MyOutcomes } from '../outcomes.contract.ts'
import { fileOutcome } from './outcomes.calls.ts'

type FileDialogProps = { outcome: MyOutcome; coach: MyOutcomes['coach'] }

/** Says who gets to read what before it is filed, or before the evidence of a filed one is shared. */
export function FileDialog({ outcome, coach }: FileDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isFiled = outcome.state === 'filed'
  return (
    <Dialog
      title={isFiled ? `Share the evidence for “${outcome.title}”` : `File “${outcome.title}”`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant={isFiled ? 'secondary' : 'primary'} size="sm">
          {isFiled ? 'Share the evidence' : wordsOf[outcome.state]}
          <span className="sr-only"> {outcome.title}</span>
        </Button>
      }
    >
      <Consent outcome={outcome} coach={coach} onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

const wordsOf: Record<MyOutcome['state'], string> = {
  open: 'File it',
  filed: '',
  returned: 'File it again',
  proved: '',
}

function Consent({ outcome, coach, onDone }: FileDialogProps & { onDone: () => void }) {
  const file = useCall(fileOutcome)
  const [why, setWhy] = useState<string>()
  const send = () =>
    file.mutate(
      { params: { outcomeId: outcome.id }, body: { coachId: coach?.id ?? null } },
      {
        onSuccess: () => {
          toast({
            title: 'Filed',
            description: coach ? `${coach.name} sees it now` : 'It’s kept until you have a coach',
          })
          onDone()
        },
        onError: (error) => setWhy(userMessage(error, 'It wasn’t filed. Please try again.')),
      },
    )
  const pages = counted(outcome.evidence.length, 'page')
  return (
    <>
      {coach ? <WithCoach name={coach.name} outcome={outcome} /> : <WithoutCoach />}
      {why && (
        <p role="alert" className="mt-4 text-danger">
          {why}
        </p>
      )}
      <DialogActions>
        <Button pending={file.isPending} onClick={send}>
          {coach ? `Share ${pages} and file it` : 'File it'}
        </Button>
      </DialogActions>
    </>
  )
}

function WithCoach({ name, outcome }: { name: string; outcome: MyOutcome }) {
  return (
    <>
      <p>
        You agree that {name} reads exactly {outcome.evidence.length === 1 ? 'this page' : 'these pages'} of your
        Founder file, with what you change on {outcome.evidence.length === 1 ? 'it' : 'them'} later:
      </p>
      <ul className="mt-3 list-disc ps-6">
        {outcome.evidence.map(({ pageId, title, isShared }) => (
          <li key={pageId}>
            {title}
            {isShared && <span className="text-ink-soft">, shared already</span>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        It ends with the coaching, or when you stop sharing a page in your Founder file or in Settings.
      </p>
    </>
  )
}

const WithoutCoach = () => (
  <p>
    You have no coach now, so nothing is shared. It’s kept as filed. A coach who comes later sees that you filed it, and
    you decide then whether they read the pages.
  </p>
)
