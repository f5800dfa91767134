import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

export function DeletePerson({ memberId }: { memberId: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete their account…
      </Button>
      {isAsking && <DeletionDialog memberId={memberId} onClose={() => setAsking(false)} />}
    </>
  )
}
