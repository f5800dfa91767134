import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button/button.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { putAside, putBack } from '../../inbox/web/inbox.calls.ts'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import type { ClientThread } from '../messages.contract.ts'
import { Closed } from './closed.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { clientThread, markClientThreadRead, writeToClient } from './messages.calls.ts'
import { messageTo } from './use-draft.ts'
import { useReading } from './use-reading.ts'

/** What the inbox does around a thread. */
export type Onward = { sendLabel: string; onSent: () => void; onPutAside: (at: string) => void }

type ClientMessagesProps = { clientId: string; focus: boolean; onward?: Onward | undefined }

/** The messages with one client, and the form to write to them. */
export function ClientMessages({ clientId, ...rest }: ClientMessagesProps) {
  const { data, error, refetch } = useQuery(clientThread(clientId))
  const read = useCall(markClientThreadRead)
  useReading(data, () => read.mutate({ params: { clientId } }))
  if (error && !data)
    return <LoadFailure level={3} title="Your messages didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <MessageList thread={data} />
      {data.isOpen ? <Composer key={clientId} clientId={clientId} thread={data} {...rest} /> : <Closed />}
    </>
  )
}

function Composer({ clientId, thread, focus, onward }: ClientMessagesProps & { thread: ClientThread }) {
  const write = useCall(writeToClient)
  const params = { clientId }
  // Of a client who wrote nothing so far, nothing is answered: what arrives in this moment wasn’t read.
  const answers = thread.messages.findLast(({ mine }) => !mine)?.id ?? ''
  return (
    <>
      {thread.waitingUpTo === null && thread.putAsideAt && <PutBack clientId={clientId} at={thread.putAsideAt} />}
      <MessageForm
        label="Message to client"
        draft={messageTo(clientId)}
        focus={focus}
        send={(text, sendId) => write.mutateAsync({ params, body: { text, sendId, answers } })}
        sendLabel={onward?.sendLabel ?? 'Send message'}
        onSent={onward?.onSent}
        tools={(insert, text) => <SnippetMenu text={text} insert={insert} client={thread.with.name} />}
      >
        {thread.waitingUpTo && (
          <PutAside clientId={clientId} upTo={thread.waitingUpTo} onDone={(at) => onward?.onPutAside(at)} />
        )}
      </MessageForm>
    </>
  )
}

function PutAside({ clientId, upTo, onDone }: { clientId: string; upTo: string; onDone: (at: string) => void }) {
  const aside = useCall(putAside)
  const put = () =>
    aside.mutate(
      { params: { clientId }, body: { upTo } },
      { onSuccess: ({ at }) => onDone(at), onError: showError('Failed to put the message aside') },
    )
  return (
    <Button variant="secondary" pending={aside.isPending} onClick={put}>
      Put aside
    </Button>
  )
}

/** Stays until the client writes again or gets an answer. */
function PutBack({ clientId, at }: { clientId: string; at: string }) {
  const back = useCall(putBack)
  const put = () =>
    back.mutate({ params: { clientId }, body: { at } }, { onError: showError('Failed to put the message back') })
  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-3 py-1.5 text-sm">
      You put this aside without an answer.
      <Button variant="ghost" size="sm" pending={back.isPending} onClick={put}>
        Put back
      </Button>
    </p>
  )
}
