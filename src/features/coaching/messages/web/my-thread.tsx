import { useState } from 'react'
import { useCall } from '#platform/web/queries.ts'
import { AwayNote } from '../../absences/web/away-note.tsx'
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
          <div className="mt-5 empty:hidden">
            <AwayNote within={7}>You can write anyway; an answer may take until they’re back.</AwayNote>
          </div>
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
