import { join } from 'node:path'
import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader, deepFreeze } from '#platform/server/content-files.ts'
import { once, onceFor } from '#platform/server/once.ts'
import type { LikelyDoubts } from '../critique/likely-doubts.ts'
import { likelyDoubtsOf, loadLearnedDoubts } from '../critique/server/learned-doubts.ts'
import type { PlanFile } from '../plan/plan.content.ts'
import { loadPlan } from '../plan/server/load-plan.ts'
import { checklistsOf } from '../ticks/server/checklists.ts'
import { MetricFile } from '../worksheets/metric.ts'
import type { Metric, Worksheet } from '../worksheets/pages.ts'
import { blocksOf, placesOf } from '../worksheets/places.ts'
import { WorksheetFile } from '../worksheets/worksheet.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    worksheets: Worksheets
  }
}

export type Worksheets = {
  pages: readonly Worksheet[]
  pageById: ReadonlyMap<string, Worksheet>
  pageOfLesson: ReadonlyMap<string, Worksheet>
  /** The checklist of a lesson. */
  checklistOf: (subModuleId: string) => Worksheet | undefined
  /** A page or a checklist, by what its answers are stored under. */
  findById: (id: string) => Worksheet | undefined
  metrics: readonly Metric[]
  plan: PlanFile
  /** Learned when the first page is questioned; undefined where the content has nothing to learn from. */
  likelyDoubts: () => LikelyDoubts | undefined
}

/** Reads the pages of the Founder file, the numbers they feed and the plan they are gathered in. One page belongs to one lesson, or to two. */
export function loadWorksheets(reader: ContentReader, program: Program): Worksheets {
  const pages = reader
    .list('worksheets', '.yaml')
    .filter(isPage)
    .map((file) => readPage(reader, file, program))
  const pageOfLesson = new Map<string, Worksheet>()
  for (const page of pages)
    for (const lesson of page.lessons) {
      const other = pageOfLesson.get(lesson)
      if (other)
        throw reader.mistake(
          page.file,
          /^lessons:/,
          `lessons: ${lesson} has a page already (${other.id}). A lesson has one; two lessons may share it.`,
        )
      pageOfLesson.set(lesson, page)
    }
  const metrics = reader.yaml('metrics.yaml', MetricFile)
  const pageById = new Map(pages.map((page) => [page.id, page]))
  const checklistOf = checklistsOf(program)
  return {
    pages,
    pageById,
    pageOfLesson,
    checklistOf,
    findById: (id) => pageById.get(id) ?? checklistOf(id),
    plan: loadPlan(reader, pageById),
    likelyDoubts: once(() => likelyDoubtsIn(reader, pages)),
    metrics: deepFreeze(metrics.map((metric) => ({ ...metric, fedBy: feeding(pages, metric.key) }))),
  }
}

/** A mistake in these texts is told by the check: pages are questioned by their words then. */
function likelyDoubtsIn(reader: ContentReader, pages: readonly Worksheet[]): LikelyDoubts | undefined {
  try {
    const learned = loadLearnedDoubts(reader, pages)
    return learned && likelyDoubtsOf(learned)
  } catch (error) {
    if (error instanceof ContentMistake) return undefined
    throw error
  }
}

const isPage = (file: string) => !file.endsWith('.lock.yaml')

function readPage(reader: ContentReader, file: string, program: Program): Worksheet {
  const page = reader.yaml(file, WorksheetFile)
  if (file !== join('worksheets', `${page.id}.yaml`))
    throw reader.mistake(file, /^id:/, `id: is ${page.id}, but the file is named otherwise. Name it ${page.id}.yaml.`)
  if (program.subModuleById.has(page.id))
    throw reader.mistake(file, /^id:/, `id: ${page.id} is the id of a lesson, whose checklist has it. Use another.`)
  const unknown = page.lessons.find((lesson) => !program.subModuleById.has(lesson))
  if (unknown) throw reader.mistake(file, unknown, `lessons: there is no lesson ${unknown}. Use the id of a lesson.`)
  return { ...deepFreeze(page), file, ...partsOf(page.body) }
}

/** A page that has not changed is taken apart once, however often it is read. */
const partsOf = onceFor((body: Worksheet['body']) => ({ places: deepFreeze(placesOf(body)), blocks: blocksOf(body) }))

const feeding = (pages: readonly Worksheet[], key: string) =>
  pages.flatMap(({ id, places }) =>
    places.filter(({ metric }) => metric === key).map(({ address }) => ({ pageId: id, address })),
  )
