import { Link } from '@tanstack/react-router'
import { Ellipsis, Flag, GraduationCap, NotebookPen, UserMinus, UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#platform/ui/overlay/dropdown-menu.tsx'
import { fullName } from '../../coaching.rules.ts'
import type { CoachClient } from '../caseload.contract.ts'
import type { ClientDialogKind } from './client-dialog.tsx'

const ClientDialog = lazy(() => import('./client-dialog.tsx').then(({ ClientDialog }) => ({ default: ClientDialog })))

/** The less frequent things a coach does with a client. */
export function ClientMenu({ client, className }: { client: CoachClient; className?: string }) {
  const [kind, setKind] = useState<ClientDialogKind>()
  const [open, setOpen] = useState(false)
  const show = (kind: ClientDialogKind) => () => {
    setKind(kind)
    setOpen(true)
  }
  return (
    <div className={className}>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More about ${fullName(client)}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={show('notes')}>
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
          <DropdownMenuItem onSelect={show('graduate')}>
            <GraduationCap aria-hidden />
            Graduate
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={show('hand-over')}>
          <UserRoundPen aria-hidden />
          Hand over
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={show('end')}>
          <UserMinus aria-hidden />
          End coaching
        </DropdownMenuItem>
      </DropdownMenu>
      {kind && (
        <Suspense>
          <ClientDialog kind={kind} client={client} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
