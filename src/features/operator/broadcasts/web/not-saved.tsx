import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { parseKept } from '#platform/web/writing/text-saver.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { draftLines, draftName, isSame, readWords, textOf } from './draft-text.ts'

/** What was typed while another operator, or another tab, sent the broadcast. */
export function NotSaved(broadcast: Broadcast) {
  const memberId = useUser()?.id ?? ''
  const name = draftName(broadcast.id)
  const [kept, setKept] = useState(() => parseKept(readKept(memberId, name)))
  // Saved after all, and only the reply was lost.
  if (!kept || isSame(kept.text, textOf(broadcast), broadcast)) return null
  const dismiss = () => {
    keepHere(memberId, name, '')
    setKept(null)
  }
  return (
    <section aria-label="Not saved" className="mb-6 rounded-md border border-warning/35 bg-warning-soft p-4">
      <p className="font-semibold">It went out before what you typed last was saved. You wrote:</p>
      <p dir="auto" className="mt-2 max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {draftLines(readWords(kept.text, broadcast))}
      </p>
      <Button className="mt-3" size="sm" variant="secondary" onClick={dismiss}>
        Dismiss
      </Button>
    </section>
  )
}
