import { useState } from 'react'
import { FormError } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { unsubscribe } from './program-emails.calls.ts'

/** Target of the link at the foot of an email. It asks for a click, because mail scanners follow links. */
export function UnsubscribePage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const ask = useCall(unsubscribe)
  if (ask.isSuccess) return <Done />
  return (
    <>
      <PageHeader title="Stop the weekly email" lead="You’ll still get emails about payments and account security." />
      <div className="mt-8 flex max-w-sm flex-col items-start gap-5">
        <FormError>{ask.error ? userMessage(ask.error, 'That didn’t work. Please try again.') : undefined}</FormError>
        <Button size="lg" pending={ask.isPending} onClick={() => ask.mutate({ query: { token } })}>
          Unsubscribe
        </Button>
        {ask.isError && <a href="/settings#notifications">Open Settings</a>}
      </div>
    </>
  )
}

function Done() {
  return (
    <>
      <PageHeader
        title="You’re unsubscribed"
        lead="You won’t get the weekly email anymore. You can turn it back on in Settings, under Notifications."
      />
      <div role="status" className="mt-8">
        <LinkButton size="lg" href="/">
          Continue
        </LinkButton>
      </div>
    </>
  )
}
