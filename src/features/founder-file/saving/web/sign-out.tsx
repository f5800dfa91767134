import { type ReactNode, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { forgetKept } from '#platform/web/writing/kept-here.ts'
import { deleteLocalAnswers, sendAndCount } from './lazy-saving.ts'

/** Signing out leaves nothing of a member in the browser, and asks about answers that only it has. */
export function useSignOut(memberId: string, goAway: () => void) {
  const [waiting, setWaiting] = useState(0)
  const leave = () => {
    forgetKept(memberId)
    goAway()
  }
  const ask = async () => {
    try {
      const count = await sendAndCount(memberId)
      if (count > 0) return setWaiting(count)
      await deleteLocalAnswers(memberId, 'all')
    } catch {
      // What asks could not be loaded, or the storage is shut: neither keeps anyone from leaving.
    }
    leave()
  }
  const leaveWith = (which: 'all' | 'sent') => {
    setWaiting(0)
    void deleteLocalAnswers(memberId, which).finally(leave)
  }
  return { waiting, ask: () => void ask(), stay: () => setWaiting(0), leaveWith }
}

type SignOutQuestionProps = { firstName: string; signOut: ReturnType<typeof useSignOut> }

export function SignOutQuestion({ firstName, signOut: { waiting, stay, leaveWith } }: SignOutQuestionProps) {
  return (
    <Dialog
      open={waiting > 0}
      onOpenChange={(open) => open || stay()}
      title={`${counted(waiting, 'answer')} not saved yet`}
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

type SigningOutProps = { leave: () => void; children: (ask: () => void) => ReactNode }

/** Whatever signs this browser out asks first. */
export function SigningOut({ leave, children }: SigningOutProps) {
  const user = useUser()
  const signOut = useSignOut(user?.id ?? '', leave)
  return (
    <>
      {children(signOut.ask)}
      {signOut.waiting > 0 && <SignOutQuestion firstName={user?.firstName ?? ''} signOut={signOut} />}
    </>
  )
}
