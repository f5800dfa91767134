import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { TooltipProvider } from '#platform/ui/overlay/tooltip.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Conversation } from '../conversations.contract.ts'
import { searchLimit } from '../conversations.rules.ts'
import { ConversationRow } from './conversation-row.tsx'
import { conversations, deleteConversation, restoreConversation } from './conversations.calls.ts'

type ConversationListProps = {
  selected: string | null
  onSelect: (conversationId: string | null) => void
  onDeleted: () => void
}

export function ConversationList({ selected, onSelect, onDeleted }: ConversationListProps) {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const { data, error, refetch } = useQuery({ ...conversations(asked), placeholderData: keepPreviousData })
  const removal = useCall(deleteConversation)
  const restore = useCall(restoreConversation)
  const [deleted, setDeleted] = useState<{ id: string; title: string }>()
  const newConversation = useRef<HTMLButtonElement>(null)
  const forgetDeleted = ({ hadFocus }: { hadFocus: boolean }) => {
    setDeleted(undefined)
    if (hadFocus) newConversation.current?.focus({ preventScroll: true })
  }
  // Called here because the row unmounts before its own callbacks would run.
  const erase = ({ id: conversationId, title }: Conversation) =>
    removal.mutate(
      { params: { conversationId } },
      {
        onSuccess: () => {
          setDeleted({ id: conversationId, title })
          toast({ title: 'Success', description: 'Conversation deleted successfully' })
          if (conversationId === selected) onDeleted()
        },
        onError: showError('Failed to delete conversation'),
      },
    )
  return (
    <section aria-labelledby="conversations-heading" className="flex flex-col gap-4">
      <h2 id="conversations-heading" className="text-xl">
        Conversations
      </h2>
      <Button ref={newConversation} variant="secondary" onClick={() => onSelect(null)}>
        <MessageSquarePlus aria-hidden />
        New Conversation
      </Button>
      <TextField
        label="Search conversations"
        type="search"
        maxLength={searchLimit}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {deleted && (
        <UndoNote
          key={deleted.id}
          done={`Deleted: ${deleted.title}`}
          doing={`deleting ${deleted.title}`}
          undo={() => restore.mutateAsync({ params: { conversationId: deleted.id } })}
          failure="Failed to restore conversation"
          onOver={forgetDeleted}
          takesFocus
        />
      )}
      {error ? (
        <div role="alert" className="text-sm">
          <p>{userMessage(error, 'Your conversations didn’t load.')}</p>
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : !data ? (
        <p className="text-sm text-ink-soft">Loading conversations...</p>
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {asked ? 'No conversations match your search.' : 'No conversations yet. Start a new one!'}
        </p>
      ) : (
        <TooltipProvider>
          <ul className="-mx-2 max-h-[calc(100dvh-24rem)] min-h-40 overflow-y-auto">
            {data.map((conversation, at) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                name={nameOf(data, at)}
                isSelected={conversation.id === selected}
                onSelect={() => onSelect(conversation.id)}
                onDelete={() => erase(conversation)}
                isDeleting={removal.isPending && removal.variables.params.conversationId === conversation.id}
              />
            ))}
          </ul>
        </TooltipProvider>
      )}
    </section>
  )
}

/** Of several with one title each button still has a name of its own: the second oldest is `Title (2)`. */
function nameOf(all: readonly Conversation[], at: number): string {
  const title = all[at]?.title ?? ''
  const older = all.slice(at + 1).filter((one) => one.title === title).length
  return older === 0 ? title : `${title} (${older + 1})`
}
