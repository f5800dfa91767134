import type { Program, SubModule } from '#features/program/program.ts'
import { type PartlyFixed, partlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import { onceFor } from '#platform/server/once.ts'
import type { Walk } from '../../journey.rules.ts'
import { isCheckFor } from '../../pace/check.rules.ts'
import { canRun } from '../../running/running.rules.ts'
import type * as contract from '../lessons.contract.ts'
import { hasAccess, type Reader } from './lesson-access.ts'

export const subModuleSummary = (
  subModule: SubModule,
  walk: Walk,
  reader: Reader,
): PartlyFixed<contract.SubModuleSummary> => partlyFixed(fixedSummary(subModule), readerFields(subModule, walk, reader))

/** A sub-module with its text and its neighbors. */
export function subModuleView(
  program: Program,
  subModule: SubModule,
  walk: Walk,
  reader: Reader,
): PartlyFixed<contract.SubModule> {
  const texts = textsOf(program)
  const text = texts.get(subModule.id) ?? fixedView(program, subModule)
  texts.set(subModule.id, text)
  const own = readerFields(subModule, walk, reader)
  const isCheckedNow = !own.isCompleted && isCheckFor(program, walk, subModule)
  return partlyFixed(text, { ...own, isChecked: isCheckedNow, asCheck: isCheckedNow ? subModule.asCheck : null })
}

function readerFields(subModule: SubModule, walk: Walk, reader: Reader) {
  const completedAt = walk.completions.get(subModule.id)?.completedAt ?? null
  return { hasAccess: hasAccess(subModule, walk, reader), isCompleted: completedAt !== null, completedAt }
}

const fixedSummary = onceFor((subModule: SubModule) => ({
  id: subModule.id,
  moduleId: subModule.moduleId,
  title: subModule.title,
  description: subModule.description,
  order: subModule.order,
  core: subModule.core,
  requiredTier: subModule.neededTier,
  estimatedMinutes: subModule.estimatedMinutes,
  minutes: subModule.minutes,
  pointsReward: subModule.pointsReward,
  xpReward: subModule.xpReward,
}))

/** By the id of the lesson: what surrounds it is the program's. */
const textsOf = onceFor((_: Program) => new Map<string, ReturnType<typeof fixedView>>())

const fixedView = (program: Program, subModule: SubModule) => ({
  ...fixedSummary(subModule),
  moduleTitle: program.moduleById.get(subModule.moduleId)?.title ?? '',
  videoUrl: subModule.videoUrl,
  content: subModule.content,
  lesson: [...subModule.lesson()],
  outcome: subModule.outcome,
  plain: [...subModule.plain],
  exercise: subModule.exercise,
  deliverable: subModule.deliverable,
  canRun: canRun(subModule),
  running: subModule.running,
  related: subModule.related.flatMap((id) => neighbour(program.subModuleById.get(id)) ?? []),
  ...neighbours(program, subModule),
})

/** The core sub-modules before and after this one, across modules. */
function neighbours({ modules }: Program, { id, core }: SubModule) {
  const path = modules.flatMap(({ subModules }) => subModules).filter((one) => one.core || one.id === id)
  const at = path.findIndex((one) => one.id === id)
  const next = core ? path.slice(at + 1).find((one) => one.core) : path[at + 1]
  return { previous: neighbour(path[at - 1]), next: neighbour(next) }
}

const neighbour = (subModule: SubModule | undefined) =>
  subModule ? { id: subModule.id, moduleId: subModule.moduleId, title: subModule.title } : null
