import { lessonPath } from '#features/program/lesson-path.ts'
import type { PublicContext } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { nextLesson } from '../../pace/pace.rules.ts'

export async function openToday({ db, member, program }: PublicContext): Promise<Destination> {
  if (!member) return { redirect: '/api/login?mode=sign-in&returnTo=%2Ftoday' }
  if (member.role === 'coach') return { redirect: '/dashboard' }
  const next = nextLesson(program, await readWalk(db, member.id), member.tier)
  return { redirect: next ? lessonPath(next) : '/dashboard' }
}
