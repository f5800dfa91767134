import { useCall } from '#platform/web/queries.ts'
import type { Thread } from '../messages.contract.ts'
import { Closed } from './closed.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { readMyThread, writeToCoach } from './messages.calls.ts'
import { useReading } from './use-reading.ts'

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
