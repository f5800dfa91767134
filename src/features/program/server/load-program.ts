import { higherOf } from '#features/membership/membership.rules.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'
import { LessonFile, ModuleFile, PhaseFile } from '../program.content.ts'
import type { Phase, Program, ProgramModule, SubModule } from '../program.ts'
import { parseLesson } from './parse-lesson.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    program: Program
  }
}

/** Reads phases, modules and lessons, joins them and checks that they are consistent. */
export function loadProgram(reader: ContentReader): Program {
  const phaseRows = reader.yaml('phases.yaml', PhaseFile)
  const folders = reader.list('modules')
  const found = folders.map((folder) => readModule(reader, folder))
  const phases = phaseRows.map((row): Phase => ({ ...row, modules: modulesOf(reader, row, found) }))
  const modules = phases.flatMap((phase) => phase.modules)
  const subModules = modules.flatMap((module) => module.subModules)
  refuseDoubles([...modules, ...subModules].map(({ id }) => id))
  refuseUnknownRelations(reader, subModules)
  refuseUnknownWeekly(reader, phases)
  refuseUnknownCheck(reader, phases, subModules)
  for (const module of modules) refuseSharedOrder(reader, module)
  return {
    phases,
    modules,
    moduleById: new Map(modules.map((module) => [module.id, module])),
    subModuleById: new Map(subModules.map((subModule) => [subModule.id, subModule])),
    replacementOf: replacements(reader, subModules),
    coreCount: modules.reduce((sum, { core }) => sum + core.length, 0),
  }
}

type Found = Omit<ProgramModule, 'firstDay' | 'lastDay'>

function readModule(reader: ContentReader, folder: string): Found {
  const row = reader.yaml(`${folder}/module.yaml`, ModuleFile)
  if (!folder.endsWith(row.id))
    throw reader.mistake(`${folder}/module.yaml`, /^id:/, `id: is ${row.id}, but the folder is named otherwise.`)
  const subModules = reader
    .list(folder, '.md')
    .map((file) => readLesson(reader, file, row))
    .sort((a, b) => a.order - b.order)
  const core = subModules.filter((subModule) => subModule.core)
  return {
    ...row,
    subModules,
    core,
    pointsReward: sum(core, 'pointsReward'),
    xpReward: sum(core, 'xpReward'),
    minutes: {
      read: sum(
        core.map(({ minutes }) => minutes),
        'read',
      ),
      desk: sum(
        core.map(({ minutes }) => minutes),
        'desk',
      ),
      field: sum(
        core.map(({ minutes }) => minutes),
        'field',
      ),
    },
  }
}

function readLesson(
  reader: ContentReader,
  file: string,
  module: { id: string; requiredTier: SubModule['requiredTier'] },
): SubModule {
  const { front, body } = reader.markdown(file, LessonFile)
  const neededTier = higherOf(front.requiredTier, module.requiredTier)
  if (!file.endsWith(`/${front.id}.md`))
    throw reader.mistake(file, /^id:/, `id: is ${front.id}, but the file is named otherwise.`)
  if (front.core && neededTier !== module.requiredTier)
    throw reader.mistake(
      file,
      /^requiredTier:/,
      `requiredTier: a core lesson cannot ask for more than its module (${module.requiredTier}).`,
    )
  return {
    ...front,
    moduleId: module.id,
    estimatedMinutes: front.minutes.read + front.minutes.desk,
    neededTier,
    content: body,
    // Parsing all lessons would take a third of the startup time, and most aren't requested in the first minute.
    lesson: once(() => parseLesson(body)),
  }
}

/** Modules divide the days of their phase in order, each as long as its `estimatedDays`. */
function modulesOf(
  reader: ContentReader,
  phase: { id: string; startDay: number; endDay: number },
  found: readonly Found[],
): ProgramModule[] {
  const own = found.filter((module) => module.phase === phase.id).sort((a, b) => a.order - b.order)
  let day = phase.startDay
  const placed = own.map((module) => {
    const firstDay = day
    day += module.estimatedDays
    return { ...module, firstDay, lastDay: day - 1 }
  })
  if (day - 1 !== phase.endDay)
    throw reader.mistake(
      'phases.yaml',
      new RegExp(`^- id: ${phase.id}`),
      `${phase.id} ends on day ${phase.endDay}, but its modules end on day ${day - 1}. Change estimatedDays of its modules, or endDay here.`,
    )
  return placed
}

const sum = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((total, row) => total + row[key], 0)

function refuseDoubles(ids: readonly string[]): void {
  const double = ids.find((id, index) => ids.indexOf(id) !== index)
  if (double) throw new ContentMistake(`modules: the id ${double} is used twice.`)
}

function refuseUnknownWeekly(reader: ContentReader, phases: readonly Phase[]): void {
  for (const { id, name, weekly, modules } of phases)
    if (weekly && !modules.some(({ core }) => core.some((lesson) => lesson.id === weekly)))
      throw reader.mistake(
        'phases.yaml',
        new RegExp(`^  weekly: ${weekly}`),
        `weekly: ${name} (${id}) has no core lesson ${weekly}.`,
      )
}

function refuseUnknownCheck(reader: ContentReader, phases: readonly Phase[], subModules: readonly SubModule[]): void {
  const core = new Set(subModules.flatMap(({ id, core }) => (core ? id : [])))
  for (const lesson of phases.flatMap(({ check = [] }) => check))
    if (!core.has(lesson))
      throw reader.mistake('phases.yaml', new RegExp(`^    - ${lesson}`), `check: there is no core lesson ${lesson}.`)
}

function refuseUnknownRelations(reader: ContentReader, subModules: readonly SubModule[]): void {
  const known = new Set(subModules.map(({ id }) => id))
  const mistakes = subModules.flatMap(({ id, moduleId, related }) =>
    related
      .filter((other) => !known.has(other))
      .map((other) => reader.mistake(`modules/${moduleId}/${id}.md`, other, `related: there is no lesson ${other}.`)),
  )
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
}

function refuseSharedOrder(reader: ContentReader, { id: moduleId, subModules }: ProgramModule): void {
  const shared = subModules.find(({ order }, index) => order === subModules[index - 1]?.order)
  if (!shared) return
  const file = `modules/${moduleId}/${shared.id}.md`
  throw reader.mistake(file, /^order:/, `order: ${shared.order} is the order of another lesson of this module.`)
}

function replacements(reader: ContentReader, subModules: readonly SubModule[]): Map<string, SubModule> {
  const found = new Map<string, SubModule>()
  const known = new Set(subModules.map(({ id }) => id))
  for (const lesson of subModules)
    for (const id of lesson.replaces) {
      const file = `modules/${lesson.moduleId}/${lesson.id}.md`
      if (known.has(id))
        throw reader.mistake(file, id, `replaces: ${id} is still there. Remove that lesson, or this entry.`)
      if (found.has(id)) throw reader.mistake(file, id, `replaces: ${id} is replaced by ${found.get(id)?.id} already.`)
      found.set(id, lesson)
    }
  return found
}
