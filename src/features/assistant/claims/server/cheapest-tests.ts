import { isKeptOpen, readWalk } from '#features/journey/server/public.ts'
import { opens, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { SubModule } from '#features/program/program.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { ClaimTest } from '../claims.rules.ts'

const mostTests = 2

type TestsOf = (name: string) => ClaimTest[]

/**
 * The cheapest exercises that would test a criterion, by minutes of work. On one card each lesson is named once, and of those
 * that the member's plan doesn't open only the first.
 */
export async function cheapestTests({ assistant, db, program, member }: MemberContext): Promise<TestsOf> {
  const walk = await readWalk(db, member.id)
  const isOpen = (lesson: SubModule) => opens(member.tier, lesson.neededTier) || isKeptOpen(walk, lesson.id, member)
  const named = new Set<string>()
  let isLockNamed = false
  const isToName = (lesson: SubModule) => !named.has(lesson.id) && (isOpen(lesson) || !isLockNamed)

  return (name) => {
    const tests: ClaimTest[] = []
    const lessons = assistant.claims[name]?.tests.flatMap((id) => program.subModuleById.get(id) ?? []) ?? []
    for (const lesson of lessons.toSorted((one, other) => workOf(one) - workOf(other))) {
      if (tests.length === mostTests || !isToName(lesson)) continue
      named.add(lesson.id)
      isLockNamed ||= !isOpen(lesson)
      tests.push(testOf(lesson, isOpen(lesson)))
    }
    // What can be done today comes first.
    return [...tests.filter(({ href }) => href), ...tests.filter(({ href }) => !href)]
  }
}

/** Minutes at the desk and outside. */
const workOf = ({ minutes: { desk, field } }: SubModule) => desk + field

const testOf = (lesson: SubModule, isOpen: boolean): ClaimTest => ({
  says: lesson.exercise.summary,
  minutes: workOf(lesson),
  lesson: lesson.title,
  href: isOpen ? lessonPath(lesson) : null,
  lockedUntil: isOpen ? null : tierName[lesson.neededTier],
})
