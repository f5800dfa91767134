import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Callout } from '#platform/ui/callout.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { GuaranteeNote } from '../../guarantee/web/guarantee-note.tsx'
import { paymentForm } from '../../web/billing.calls.ts'
import { TestNotice } from '../../web/test-notice.tsx'

/** The provider's script is loaded here and nowhere else. */
const StripePaymentForm = lazy(() => import('./stripe-payment-form.tsx'))

export function SubscribePage() {
  const clientSecret = new URLSearchParams(location.search).get('client_secret')
  return clientSecret ? <Payment clientSecret={clientSecret} /> : <Navigate to="/pricing" replace />
}

function Payment({ clientSecret }: { clientSecret: string }) {
  const { data, error, refetch } = useQuery(paymentForm(clientSecret))
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader eyebrow="Payment" title={data ? `Join ${data.planName}` : 'Your membership'} lead={data?.sentence} />
      {data?.provider === 'test' && <TestNotice className="mt-6" />}
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-8 h-80" />}
      {data && (
        <Card className="mt-8">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <StripePaymentForm clientSecret={clientSecret} form={data} />
          </Suspense>
        </Card>
      )}
      {data && <GuaranteeNote />}
    </div>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { status, code } = error instanceof CallError ? error : {}
  if (code === 'billing.paymentDone') return <Done>{userMessage(error, '')}</Done>
  const isOver = status === 404
  return (
    <div className="mt-8">
      <ErrorState
        title={isOver ? 'This payment is no longer open' : 'The payment page didn’t load'}
        {...(isOver ? {} : { onRetry })}
        action={
          <>
            <LinkButton href="/pricing" variant="secondary">
              See the plans
            </LinkButton>
            {isOver && (
              <LinkButton href={payments} variant="secondary">
                See what you paid
              </LinkButton>
            )}
          </>
        }
      >
        {isOver
          ? 'It was replaced, has ended, or was started by someone else. Coming here charged you nothing.'
          : userMessage(error, 'Coming here charged you nothing. Please try again.')}
      </ErrorState>
    </div>
  )
}

/** Paid already: one comes back to it by the browser’s back button. */
function Done({ children }: { children: string }) {
  return (
    <div role="status" className="mt-8">
      <Callout title="This payment is done">
        <p>{children}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/dashboard">Your dashboard</LinkButton>
          <LinkButton href={payments} variant="secondary">
            See what you paid
          </LinkButton>
        </div>
      </Callout>
    </div>
  )
}

const payments = '/settings#membership'
