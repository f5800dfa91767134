import { type ReactElement, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { beginAgain, type Pace } from './pace.calls.ts'

export function BeginAgainDialog({ pace, trigger }: { pace: Pace; trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  const again = useCall(beginAgain)
  const { lessonsDone } = pace
  const begin = () =>
    again.mutate(
      {},
      {
        onSuccess: () => {
          setOpen(false)
          toast({ title: 'Day 1', description: 'Your 180 days start today' })
        },
        onError: showError(),
      },
    )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Begin again on day 1?"
      description="Today becomes day 1 of your 180. Any pause or catch-up plan ends."
    >
      <p className="font-semibold">What stays</p>
      <ul className="mt-1 list-disc pl-5">
        <li>
          {lessonsDone > 0
            ? `${counted(lessonsDone, 'finished lesson')}: you continue from there`
            : 'Your account and plan'}
        </li>
        <li>Points, XP, levels and badges</li>
        <li>Your Founder file and everything you wrote</li>
      </ul>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">Keep my calendar</Button>
        </DialogClose>
        <Button pending={again.isPending} onClick={begin}>
          Begin on day 1
        </Button>
      </DialogActions>
    </Dialog>
  )
}
