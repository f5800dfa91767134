import { useState } from 'react'
import { useCall } from '#platform/web/queries.ts'
import type { Thread } from '../messages.contract.ts'
import { Closed } from './closed.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { markMyThreadRead, writeToCoach } from './messages.calls.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { useReading } from './use-reading.ts'

/** The client’s side. What was begun to one coach isn’t in the box for another. */
export function MyThread({ thread }: { thread: Thread }) {
  const [turn, setTurn] = useState(0)
  const write = useCall(writeToCoach)
  const read = useCall(markMyThreadRead)
  useReading(thread, () => read.mutate({}))
  const coachId = thread.with.id
  const draft = `message:coach:${coachId}`
  return (
    <>
      <MessageList thread={thread} />
      {thread.isOpen ? (
        <>
          <OtherDrafts own={draft} coach={thread.with.name} onTaken={() => setTurn(turn + 1)} />
          <MessageForm
            key={`${draft} ${turn}`}
            label="Message to your coach"
            draft={draft}
            send={(text, sendId) => write.mutateAsync({ body: { text, sendId, coachId } })}
          />
        </>
      ) : (
        <Closed />
      )}
    </>
  )
}
