import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { Tooltip } from '#platform/ui/overlay/tooltip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Conversation } from '../conversations.contract.ts'
import { RenameDialog } from './rename-dialog.tsx'

type ConversationRowProps = {
  conversation: Conversation
  /** Under which its buttons are known. */
  name: string
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
  isDeleting: boolean
}

export function ConversationRow({
  conversation,
  name,
  isSelected,
  onSelect,
  onDelete,
  isDeleting,
}: ConversationRowProps) {
  const { title, updatedAt } = conversation
  const dates = useDates()
  return (
    <li
      className={classNames(
        'flex items-center rounded-md border-l-3 pr-1',
        isSelected ? 'border-accent bg-sunken' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className="min-h-12 min-w-0 grow rounded-md px-2 py-1.5 text-left hover:bg-sunken"
      >
        <span className="line-clamp-2 text-sm font-semibold break-words">{title}</span>
        <time dateTime={updatedAt} className="text-xs text-ink-soft">
          {dates.shortDate(updatedAt)}
        </time>
      </button>
      <RenameDialog conversation={conversation}>
        <Button variant="ghost" size="icon" aria-label={`Rename ${name}`} className="size-9! shrink-0 text-sm!">
          <Pencil aria-hidden />
        </Button>
      </RenameDialog>
      <Tooltip text="Delete">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${name}`}
          pending={isDeleting}
          onClick={onDelete}
          className="size-9! shrink-0 text-sm!"
        >
          <Trash2 aria-hidden />
        </Button>
      </Tooltip>
    </li>
  )
}
