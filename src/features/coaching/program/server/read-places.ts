import { readsEverything } from '#features/identity/server/public.ts'
import { nextLesson } from '#features/journey/pace/pace.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readCaseload } from '../../caseload/server/read-caseload.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'

export type Place = { clientId: string; name: string }

/** The caller's clients by the lesson that is next for each, in order of their names. */
export async function readPlaces(ctx: MemberContext): Promise<(lessonId: string) => Place[]> {
  const places = new Map<string, Place[]>()
  for (const { clientId, done, tier, ...named } of await readCaseload(ctx)) {
    const next = nextLesson(ctx.program, done, tier)
    if (next) places.set(next.id, [...(places.get(next.id) ?? []), { clientId, name: fullName(named) }])
  }
  for (const list of places.values()) list.sort((a, b) => a.name.localeCompare(b.name))
  return (lessonId) => places.get(lessonId) ?? []
}

export function refuseWithoutGrant(ctx: MemberContext): void {
  if (!readsEverything(ctx)) throw coachingRefusals.readingNotGranted()
}
