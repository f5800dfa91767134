import { useRouterState } from '@tanstack/react-router'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { ClientMessages } from './client-messages.tsx'

/** The coach's side of one coaching. Who comes by *Contact* arrives in the message field. */
export function ClientThread({ clientId }: { clientId: string }) {
  const isContact = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash === 'messages' })
  return (
    <Card id="messages" look="flat" aria-labelledby="thread" className="scroll-mt-20">
      <CardHeader id="thread" title="Messages" lead="Also sent by email, without showing your address." />
      <ClientMessages clientId={clientId} focus={isContact} />
    </Card>
  )
}
