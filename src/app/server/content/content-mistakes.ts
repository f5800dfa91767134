import type { z } from 'zod'
import { ClaimsFile } from '#features/assistant/claims/claims.content.ts'
import { AnswersFile, AsksFile, OutsideFile, WordsFile } from '#features/assistant/search/search.content.ts'
import { FileWords, PlainWords } from '#features/assistant/tools/file-words.content.ts'
import { OwnFile } from '#features/assistant/tools/own.content.ts'
import { CoachingFile } from '#features/coaching/coaching.content.ts'
import { OutcomeFile } from '#features/coaching/outcomes/outcomes.content.ts'
import { DoubtsFile } from '#features/founder-file/critique/doubts.content.ts'
import { PlanFile as PlanOnAPage } from '#features/founder-file/plan/plan.content.ts'
import { MetricFile } from '#features/founder-file/worksheets/metric.ts'
import { WorksheetFile } from '#features/founder-file/worksheets/worksheet.ts'
import { BadgeFile } from '#features/game/badges/badges.content.ts'
import { GameFile } from '#features/game/game.content.ts'
import { LevelFile } from '#features/game/levels/levels.content.ts'
import { FrontPageFile } from '#features/landing/front-page/front-page.content.ts'
import { LegalFile } from '#features/landing/legal/legal.content.ts'
import { ResourceFile } from '#features/library/library.content.ts'
import { CallFile, PlanFile, QuestionFile } from '#features/membership/membership.content.ts'
import { LessonFile, ModuleFile, PhaseFile } from '#features/program/program.content.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { BrandFile } from './brand.ts'
import { type Content, loadContent } from './load-content.ts'

const single: Record<string, z.ZodType> = {
  'brand.yaml': BrandFile,
  'front-page.yaml': FrontPageFile,
  'phases.yaml': PhaseFile,
  'levels.yaml': LevelFile,
  'badges.yaml': BadgeFile,
  'game.yaml': GameFile,
  'plans.yaml': PlanFile,
  'calls.yaml': CallFile,
  'faq.yaml': QuestionFile,
  'coaching.yaml': CoachingFile,
  'outcomes.yaml': OutcomeFile,
  'outside.yaml': OutsideFile,
  'words.yaml': WordsFile,
  'metrics.yaml': MetricFile,
  'plan.yaml': PlanOnAPage,
}

/** What an installation may do without. */
const optional: Record<string, z.ZodType> = {
  'own.yaml': OwnFile,
  'claims.yaml': ClaimsFile,
  'file-words.yaml': FileWords,
  'plain-words.yaml': PlainWords,
  'doubts.yaml': DoubtsFile,
}

/**
 * Every mistake for which the server would refuse this content, each with file, line and field. Files are held to
 * their shape one by one, so that one broken file hides no other; only then what they say about each other.
 */
export const contentMistakes = (reader: ContentReader): string[] => readOrMistakes(reader).mistakes

/** The content, or every such mistake in it. */
export function readOrMistakes(reader: ContentReader): { mistakes: string[]; content?: Content } {
  const shapes = filesOf(reader).flatMap(([file, schema]) => mistakesOf(() => readShape(reader, file, schema)))
  if (shapes.length > 0) return { mistakes: shapes }
  let content: Content | undefined
  const mistakes = mistakesOf(() => {
    content = loadContent(reader, { local: false })
    return [content.questions(), content.siteTexts.firstLesson()]
  })
  return mistakes.length === 0 && content ? { mistakes, content } : { mistakes }
}

/** Every file of content that has a shape of its own. */
export function filesOf(reader: ContentReader): [file: string, schema: z.ZodType][] {
  const modules = reader.list('modules').filter((folder) => !folder.endsWith('.md'))
  const there = reader.list('')
  return [
    ...Object.entries(single),
    ...Object.entries(optional).filter(([file]) => there.includes(file)),
    ...['terms', 'privacy', 'refunds'].map((name): [string, z.ZodType] => [`legal/${name}.md`, LegalFile]),
    ...modules.flatMap((folder): [string, z.ZodType][] => [
      [`${folder}/module.yaml`, ModuleFile],
      ...reader.list(folder, 'asks.yaml').map((file): [string, z.ZodType] => [file, AsksFile]),
      ...reader.list(folder, 'answers.yaml').map((file): [string, z.ZodType] => [file, AnswersFile]),
      ...reader.list(folder, '.md').map((file): [string, z.ZodType] => [file, LessonFile]),
    ]),
    ...reader
      .list('worksheets', '.yaml')
      .filter((file) => !file.endsWith('.lock.yaml'))
      .map((file): [string, z.ZodType] => [file, WorksheetFile]),
    ...reader.list('resources', 'asks.yaml').map((file): [string, z.ZodType] => [file, AsksFile]),
    ...reader.list('resources', '.md').map((file): [string, z.ZodType] => [file, ResourceFile]),
  ]
}

export const readShape = (reader: ContentReader, file: string, schema: z.ZodType): unknown =>
  file.endsWith('.md') ? reader.markdown(file, schema) : reader.yaml(file, schema)

function mistakesOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentMistake) return error.message.split('\n')
    throw error
  }
}
