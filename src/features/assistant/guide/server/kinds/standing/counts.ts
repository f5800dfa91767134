import { counted } from '#platform/format/numbers.ts'
import type { ModuleStanding, Standing } from '../../../../tools/server/own-record.ts'
import type { Talk } from '../../talk.ts'

const marked =
  'A lesson counts once you press **Mark as Complete** at its end; what you write on its page is saved and completes nothing by itself.'

/** How many lessons are done and left, in all and in each phase; `next`: what is said of the next one beside it. */
export async function counts(talk: Talk, at: Standing, next: readonly string[]): Promise<string[]> {
  const modules = await talk.question.own.modules()
  const all = at.lessonsDone + at.lessonsLeft
  const last = talk.question.member.lastCompleted
  return [
    `It’s **day ${at.day} of 180**, and you’ve completed **${counted(at.lessonsDone, 'core lesson')} of ${all}**; ${at.lessonsLeft} are left.${last ? ` The last one was *${last}*.` : ''}`,
    [...new Set(modules.map(({ phase }) => phase))].map((phase) => `- ${ofPhase(phase, modules)}`).join('\n'),
    ...(at.lessonsDone === 0 && !next.join().includes('Mark as Complete') ? [marked] : []),
  ]
}

function ofPhase(phase: string, modules: readonly ModuleStanding[]): string {
  const its = modules.filter((one) => one.phase === phase)
  const [all, open] = [its.flatMap(({ lessons }) => lessons).length, its.flatMap((one) => one.open).length]
  return `**${phase}**: ${all - open} of ${all} in ${counted(its.length, 'module')}`
}
