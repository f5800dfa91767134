import { Link } from '@tanstack/react-router'
import { Ellipsis, Flag, GraduationCap, NotebookPen, UserMinus, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#platform/ui/overlay/dropdown-menu.tsx'
import { EndDialog, GraduateDialog } from '../../assignments/web/change-dialogs.tsx'
import { fullName } from '../../coaching.rules.ts'
import { HandOverDialog } from '../../hand-over/web/hand-over-dialog.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { NotesDialog } from './notes-dialog.tsx'

type Shown = 'hand-over' | 'notes' | 'graduate' | 'end' | undefined

/** The less frequent things a coach does with a client. */
export function ClientMenu({ client, className }: { client: CoachClient; className?: string }) {
  const [shown, setShown] = useState<Shown>()
  const dialog = (kind: Shown) => ({
    client,
    open: shown === kind,
    onOpenChange: (open: boolean) => setShown(open ? kind : undefined),
  })
  return (
    <div className={className}>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More about ${fullName(client)}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => setShown('notes')}>
          <NotebookPen aria-hidden />
          Edit notes
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/coach/milestones/create" search={{ clientId: client.clientId }}>
            <Flag aria-hidden />
            Record milestone
          </Link>
        </DropdownMenuItem>
        {client.status === 'active' && (
          <DropdownMenuItem onSelect={() => setShown('graduate')}>
            <GraduationCap aria-hidden />
            Graduate
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setShown('hand-over')}>
          <UserRoundPen aria-hidden />
          Hand over
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => setShown('end')}>
          <UserMinus aria-hidden />
          End coaching
        </DropdownMenuItem>
      </DropdownMenu>
      <NotesDialog {...dialog('notes')} />
      <GraduateDialog {...dialog('graduate')} />
      <HandOverDialog {...dialog('hand-over')} />
      <EndDialog {...dialog('end')} />
    </div>
  )
}
