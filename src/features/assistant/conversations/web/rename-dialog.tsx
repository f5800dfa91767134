import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Conversation } from '../conversations.contract.ts'
import { titleLimit } from '../conversations.rules.ts'
import { renameConversation } from './conversations.calls.ts'

export function RenameDialog({ conversation, children }: { conversation: Conversation; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState(conversation.title)
  const change = useCall(renameConversation)
  const save = () =>
    change.mutate(
      { params: { conversationId: conversation.id }, body: { title } },
      { onSuccess: () => setIsOpen(false) },
    )
  return (
    <Dialog
      title="Rename conversation"
      trigger={children}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        setTitle(conversation.title)
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={titleLimit}
          onChange={({ target }) => setTitle(target.value)}
          error={change.error && userMessage(change.error, 'The title wasn’t saved. Please try again.')}
        />
        <DialogActions>
          <Button type="submit" disabled={title.trim() === ''} pending={change.isPending}>
            Save title
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
