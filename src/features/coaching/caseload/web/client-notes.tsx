import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { EarlierNotes } from './earlier-notes.tsx'
import { NotesDialog } from './notes-dialog.tsx'

export function ClientNotes({ client }: { client: CoachClient }) {
  const [open, setOpen] = useState(false)
  return (
    <Card look="flat" aria-labelledby="client-notes">
      <CardHeader
        id="client-notes"
        title="Your notes"
        lead="Only you can see them."
        actions={
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Edit notes
          </Button>
        }
      />
      <p dir="auto" className={client.notes ? 'whitespace-pre-line' : 'text-ink-soft'}>
        {client.notes || 'No notes yet.'}
      </p>
      <EarlierNotes clientId={client.clientId} />
      <NotesDialog client={client} open={open} onOpenChange={setOpen} />
    </Card>
  )
}
