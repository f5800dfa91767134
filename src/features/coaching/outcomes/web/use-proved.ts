import { useQuery } from '@tanstack/react-query'
import type { ProvedOutcome } from '#features/game/web/public.ts'
import { outcomes } from './outcomes.calls.ts'

/** The map does not wait for them. */
export function useProved(): readonly ProvedOutcome[] {
  const { data } = useQuery(outcomes)
  return (data?.outcomes ?? []).flatMap(({ id, title, lessonId, state, decidedAt }) =>
    state === 'proved' && decidedAt ? [{ id, title, lessonId, provedAt: decidedAt }] : [],
  )
}
