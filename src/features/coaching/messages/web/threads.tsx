import { useRouterState } from '@tanstack/react-router'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { Thread } from '../messages.contract.ts'
import { ClientMessages } from './client-messages.tsx'
import { Closed } from './closed.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { readMyThread, writeToCoach } from './messages.calls.ts'
import { useReading } from './use-reading.ts'

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

/** The client's side. */
export function MyThread({ thread }: { thread: Thread }) {
  const write = useCall(writeToCoach)
  const read = useCall(readMyThread)
  useReading(thread, () => read.mutate({}))
  return (
    <>
      <MessageList thread={thread} />
      {thread.isOpen ? (
        <MessageForm
          label="Message to your coach"
          draft="message:coach"
          send={(text, sendId) => write.mutateAsync({ body: { text, sendId } })}
        />
      ) : (
        <Closed />
      )}
    </>
  )
}
