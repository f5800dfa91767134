import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ConfirmIdentityForm } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { exportAccount } from '../../settings/web/settings.calls.ts'

const DeleteForm = lazy(() =>
  import('./delete-account-form.tsx').then(({ DeleteAccountForm }) => ({ default: DeleteAccountForm })),
)

/** Everything that is kept of the member, to take along or to have deleted. */
export function PrivacySection() {
  return (
    <Card id="privacy" aria-labelledby="privacy-title" className="scroll-mt-24">
      <CardHeader id="privacy-title" title="Your data" />
      <div className="flex flex-col gap-6">
        <TakeAlong />
        <DeleteOffer />
      </div>
    </Card>
  )
}

function TakeAlong() {
  const ask = useCall(exportAccount)
  const [asksPassword, setAsksPassword] = useState(false)
  const begin = (body: { password?: string }, answered: { onError: (error: Error) => void }) =>
    ask.mutate(
      { body },
      {
        onSuccess: ({ url }) => {
          setAsksPassword(false)
          location.assign(url)
        },
        ...answered,
      },
    )
  const refused = (error: Error) => {
    if (error instanceof CallError && error.code === 'identity.passwordNeeded') setAsksPassword(true)
    else showError('Please try again.')(error)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">
        One archive with everything we store about you: a page to read in any browser, the same data as JSON, and your
        photo. No one else’s private data is in it. The link works only for you, only once, for five minutes.
      </p>
      <Button variant="secondary" pending={ask.isPending} onClick={() => begin({}, { onError: refused })}>
        <Download aria-hidden />
        Download my data
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {ask.isSuccess && 'Your download will start in a moment.'}
      </p>
      <Dialog
        open={asksPassword}
        onOpenChange={setAsksPassword}
        title="Download my data"
        description="You signed in a while ago, so please confirm it’s you."
      >
        <ConfirmIdentityForm hasPassword label="Download" isPending={ask.isPending} send={begin} />
      </Dialog>
    </div>
  )
}

function DeleteOffer() {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  // Once the account is gone there is no page to come back to.
  const change = (next: boolean) => (isGone && !next ? location.replace('/') : setOpen(next))
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
      <p className="text-ink-soft">
        Deletes your account and everything personal in it, right away. It can’t be undone. First you’ll see what’s
        deleted and what the law requires us to keep.
      </p>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title={isGone ? 'Your account is deleted' : 'Delete account'}
        width="wide"
        trigger={<Button variant="danger">Delete account</Button>}
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <DeleteForm onGone={() => setGone(true)} onCancel={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </div>
  )
}
