import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { SubModule } from '../../lessons/lessons.contract.ts'
import type { IsPageEmpty } from '../../lessons/web/lesson-slots.ts'
import { completeSubModule } from './completions.calls.ts'

export type Completing = ReturnType<typeof useCompletion>

/** Completing a lesson, from its end or where a running business has checked it. */
export function useCompletion({ id, moduleId }: Pick<SubModule, 'id' | 'moduleId'>, isPageEmpty: IsPageEmpty) {
  const complete = useCall(completeSubModule)
  const empty = useAskOnce(id, isPageEmpty)
  const markRightAway = () =>
    complete.mutate(
      { params: { subModuleId: id }, body: { moduleId, subModuleId: id } },
      {
        onSuccess: () => toast({ title: 'Module Completed!', description: 'Sub-module completed successfully!' }),
        onError: showError('Failed to complete module. Please try again.'),
      },
    )
  const markAsComplete = async () => {
    if (empty.isLooking || (await empty.isToAsk())) return
    markRightAway()
  }
  return { complete, isAsking: empty.isAsking, markAsComplete, markRightAway }
}

/** Milliseconds after which an answer that is still missing keeps no one waiting. */
const longestLook = 3000
const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** Lessons whose empty page was asked about. */
const asked = new Set<string>()

/** An empty page is asked about once for each lesson; whatever can’t be found out keeps no one from completing. */
function useAskOnce(id: string, isPageEmpty: IsPageEmpty) {
  const queries = useQueryClient()
  const memberId = useUser()?.id ?? ''
  const [isLooking, setLooking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const key = `${memberId} ${id}`
  // Who begins to write has answered.
  useEffect(() => {
    if (!isAsking) return
    const withdraw = () => setAsking(false)
    addEventListener('input', withdraw)
    return () => removeEventListener('input', withdraw)
  }, [isAsking])
  const isToAsk = async () => {
    if (isAsking || asked.has(key)) return false
    setLooking(true)
    const looked = isPageEmpty(queries, memberId, id).catch(() => false)
    const isEmpty = await Promise.race([looked, wait(longestLook).then(() => false)])
    setLooking(false)
    if (isEmpty) asked.add(key)
    setAsking(isEmpty)
    return isEmpty
  }
  return { isLooking, isAsking, isToAsk }
}
