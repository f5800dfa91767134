import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { Thread } from '../messages.contract.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { clientThread, readClientThread, readMyThread, writeToClient, writeToCoach } from './messages.calls.ts'

/** The coach's side of one coaching. */
export function ClientThread({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery(clientThread(clientId))
  const write = useCall(writeToClient)
  const read = useCall(readClientThread)
  const params = { clientId }
  useReading(data, () => read.mutate({ params }))
  return (
    <Card id="messages" look="flat" aria-labelledby="thread" className="scroll-mt-20">
      <CardHeader id="thread" title="Messages" lead="Also sent by email, without showing your address." />
      {error && !data && (
        <LoadFailure level={3} title="Your messages didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <MessageList thread={data} />}
      {data && !data.isOpen && <Closed />}
      {data?.isOpen && (
        <MessageForm
          label="Message to client"
          send={(text, settled) => write.mutate({ params, body: { text } }, settled)}
          pending={write.isPending}
        />
      )}
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
          send={(text, settled) => write.mutate({ body: { text } }, settled)}
          pending={write.isPending}
        />
      ) : (
        <Closed />
      )}
    </>
  )
}

/** Marks new messages as read as soon as the thread is on the screen. */
function useReading(thread: Thread | undefined, markRead: () => void): void {
  const newest = thread?.messages.findLast(({ mine, readAt }) => !mine && readAt === null)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest unread message
  useEffect(() => {
    if (newest) markRead()
  }, [newest])
}

function Closed() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
      This coaching has ended, so you can read messages but not send any.
    </p>
  )
}
