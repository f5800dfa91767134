import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { CardFields, cardIn } from '../../checkout/web/card-fields.tsx'
import { TestCards } from '../../checkout/web/test-cards.tsx'
import { saveTestCard, testPortal } from '../../web/billing.calls.ts'
import { TestNotice } from '../../web/test-notice.tsx'

/** What the provider's own customer portal is in a real payment. */
export function TestPortalPage() {
  const session = new URLSearchParams(location.search).get('session') ?? 'none'
  const { data, error } = useQuery(testPortal(session))
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader eyebrow="Test provider" title="Cards and invoices" lead={data?.card ?? 'No card is stored.'} />
      <TestNotice className="mt-6" />
      {error && (
        <div className="mt-8">
          <ErrorState title="This page is not open any more">
            It works for a few minutes. <Link to="/settings">Open it again from Settings</Link>
          </ErrorState>
        </div>
      )}
      {!data && !error && <Skeleton className="mt-8 h-80" />}
      {data && <CardForm session={session} />}
    </div>
  )
}

function CardForm({ session }: { session: string }) {
  const save = useCall(saveTestCard)
  const [fault, setFault] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFault(undefined)
    save.mutate(
      { params: { session }, body: cardIn(event.currentTarget) },
      {
        onSuccess: () => toast({ title: 'The card is stored', description: 'What was open has been paid with it.' }),
        onError: (error) => setFault(userMessage(error, 'The card could not be stored.')),
      },
    )
  }
  return (
    <Card className="mt-8" aria-labelledby="card">
      <CardHeader id="card" title="Another card" />
      <form onSubmit={onSubmit} className="flex flex-col gap-5">
        <CardFields fault={fault} />
        <Button type="submit" pending={save.isPending}>
          Save card
        </Button>
        <TestCards />
      </form>
      <p className="mt-5">
        <Link to="/settings">Back to Settings</Link>
      </p>
    </Card>
  )
}
