import { EndDialog, GraduateDialog } from '../../assignments/web/change-dialogs.tsx'
import { HandOverDialog } from '../../hand-over/web/hand-over-dialog.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { NotesDialog } from './notes-dialog.tsx'

const dialogs = { 'hand-over': HandOverDialog, notes: NotesDialog, graduate: GraduateDialog, end: EndDialog }
export type ClientDialogKind = keyof typeof dialogs

type ClientDialogProps = {
  kind: ClientDialogKind
  client: CoachClient
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One of the things that a coach does with a client and that asks for something first. */
export function ClientDialog({ kind, ...rest }: ClientDialogProps) {
  const Dialog = dialogs[kind]
  return <Dialog {...rest} />
}
