import type { Block } from '#features/program/lesson.ts'
import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { PublicContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readFirstLesson } from '../first-lesson/server/read-first-lesson.ts'
import {
  type getFirstLesson as FirstLessonEndpoint,
  type getLegalText as LegalEndpoint,
  landingRefusals,
} from '../landing.contract.ts'
import type { FirstLesson, LegalText } from '../landing.ts'
import { readLegalTexts } from '../legal/server/read-legal-texts.ts'

type SiteTexts = { legal: readonly LegalText[]; firstLesson: FirstLesson }

declare module '#platform/server/context.ts' {
  interface Context {
    /** What everyone may read. */
    siteTexts: SiteTexts
  }
}

export const loadSiteTexts = (
  reader: ContentReader,
  program: Program,
  parse: (markdown: string) => Block[],
): SiteTexts => ({ legal: readLegalTexts(reader, parse), firstLesson: readFirstLesson(program) })

export async function getLegalText(
  { siteTexts }: PublicContext,
  { params }: Input<typeof LegalEndpoint>,
): Promise<Reply<typeof LegalEndpoint>> {
  const text = siteTexts.legal.find(({ name }) => name === params.name)
  if (!text) throw landingRefusals.textNotFound()
  return { ...text, blocks: [...text.blocks] }
}

export async function getFirstLesson({ siteTexts }: PublicContext): Promise<Reply<typeof FirstLessonEndpoint>> {
  const { path, title, outcome, minutes, moduleTitle, blocks } = siteTexts.firstLesson
  return { path, title, outcome, minutes, moduleTitle, blocks: [...blocks] }
}
