import { type MouseEvent, useState } from 'react'
import { countWaiting, deleteLocalAnswers, sendWaiting } from '#features/founder-file/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'

/** Milliseconds that signing out waits for answers to be sent. */
const patience = 2_000
const leave = () => location.assign('/api/logout')

/** Signing out leaves nothing of a member in the browser, and asks about answers that were not sent yet. */
export function useSignOut(memberId: string) {
  const [waiting, setWaiting] = useState(0)
  const ask = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const count = (await countWaiting(memberId)) && (await afterSending(memberId))
      if (count > 0) return setWaiting(count)
      await deleteLocalAnswers(memberId, 'all')
    } catch {
      // What asks could not be loaded, or the storage is shut: neither keeps anyone from leaving.
    }
    leave()
  }
  return { waiting, ask: (event: MouseEvent) => void ask(event), stay: () => setWaiting(0) }
}

async function afterSending(memberId: string): Promise<number> {
  await Promise.race([sendWaiting(memberId), new Promise((resolve) => setTimeout(resolve, patience))])
  return countWaiting(memberId)
}

type SignOutQuestionProps = { memberId: string; firstName: string; waiting: number; onStay: () => void }

export function SignOutQuestion({ memberId, firstName, waiting, onStay }: SignOutQuestionProps) {
  const leaveWith = (which: 'all' | 'sent') => void deleteLocalAnswers(memberId, which).finally(leave)
  return (
    <Dialog
      open={waiting > 0}
      onOpenChange={(open) => open || onStay()}
      title={`${counted(waiting, 'answer')} not sent yet`}
      description={`Keep ${waiting === 1 ? 'it' : 'them'} on this device until ${firstName} signs in here again, or discard ${waiting === 1 ? 'it' : 'them'}?`}
    >
      <DialogActions>
        <Button variant="danger" onClick={() => leaveWith('all')}>
          Discard and sign out
        </Button>
        <Button onClick={() => leaveWith('sent')}>Keep and sign out</Button>
      </DialogActions>
    </Dialog>
  )
}
