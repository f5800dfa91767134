import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import { useSeeing } from './use-seeing.ts'

export function SeeAs({ memberId }: { memberId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { see, pending } = useSeeing()
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        See the site as they do…
      </Button>
      {isAsking && (
        <ReasonDialog
          label="See the site as they do"
          lead="For 15 minutes this browser shows what they see. Nothing can be changed, and what they wrote is masked: their Founder file, messages, notes, and chats. It leaves no trace in their progress, and they find it with your reason in the download of their data."
          pending={pending}
          onClose={() => setAsking(false)}
          onGiven={(reason) => see({ as: 'member', memberId, reason })}
        />
      )}
    </>
  )
}
