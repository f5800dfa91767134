import { useState } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { keepPage } from '../../../pages/web/pages.calls.ts'
import type { PageForm } from '../use-page-form.ts'

/** A copy has all that the page shows, or there is none. */
export function useKeep({ outbox, filled }: PageForm, onKept: (date: string) => void) {
  const keep = useCall(keepPage)
  const [isHeldUp, setHeldUp] = useState(false)
  const pageId = filled.page.id
  const keepNow = async (onDone?: () => void) => {
    const isSaved = await outbox.save(pageId)
    setHeldUp(!isSaved)
    if (!isSaved) return
    const sent = { params: { pageId }, body: { id: crypto.randomUUID() } }
    const onSuccess = ({ keptOn }: { keptOn: string }) => {
      onKept(keptOn)
      onDone?.()
    }
    keep.mutate(sent, { onSuccess, onError: showError() })
  }
  const kept = keep.data && !isHeldUp ? `Kept ${calendarDates.shortDate(keep.data.keptOn)}` : undefined
  const heldUp = isHeldUp && 'Not kept: some answers of this page aren’t saved yet. Try again when they are.'
  return { kept, heldUp, isKeeping: keep.isPending, keepNow }
}
export type Keeping = ReturnType<typeof useKeep>
