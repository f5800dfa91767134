import { useState } from 'react'
import { FormError } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { type EmailKind, emailKinds } from '../program-emails.rules.ts'
import { unsubscribe } from './program-emails.calls.ts'

/** Target of the link at the foot of an email. It asks for a click, because mail scanners follow links. */
export function UnsubscribePage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const ask = useCall(unsubscribe)
  const words = wordsOf(token)
  if (ask.isSuccess) return <Done stopped={words.stopped} />
  return (
    <>
      <PageHeader
        title={words.title}
        lead={`You’ll still get emails about ${words.still ?? ''}payments, your plan and account security.`}
      />
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

/** `still`: what of these comes all the same. */
type Words = { title: string; stopped: string; still?: string }

const wordsOfKind: Record<EmailKind, Words> = {
  weekly: { title: 'Stop the weekly email', stopped: 'the weekly email' },
  hour: { title: 'Stop the work reminder', stopped: 'the work reminder' },
  coach: {
    title: 'Stop emails from your coaching',
    stopped: 'emails from your coaching',
    still: 'a new coach, sessions that are set, moved or canceled, ',
  },
  program: { title: 'Stop emails about the program', stopped: 'emails about the program' },
}
/** A page from before the server named a new kind can't say which one it is. */
const anyKind: Words = { title: 'Stop these emails', stopped: 'these emails' }

function wordsOf(token: string): Words {
  const kind = emailKinds.find((one) => one === token.split('.', 1)[0])
  return kind ? wordsOfKind[kind] : anyKind
}

function Done({ stopped }: { stopped: string }) {
  return (
    <>
      <PageHeader
        title="You’re unsubscribed"
        lead={`You won’t get ${stopped} anymore. In Settings, under Notifications, you can turn ${stopped} back on.`}
      />
      <div role="status" className="mt-8">
        <LinkButton size="lg" href="/">
          Continue
        </LinkButton>
      </div>
    </>
  )
}
