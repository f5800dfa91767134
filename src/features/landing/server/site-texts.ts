import type { Block } from '#features/program/lesson.ts'
import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'
import type { FirstLesson } from '../first-lesson/first-lesson.ts'
import { readFirstLesson } from '../first-lesson/server/read-first-lesson.ts'
import { FrontPageFile, type FrontPageTexts } from '../front-page/front-page.content.ts'
import type { LegalSource } from '../legal/legal.content.ts'
import { readLegalTexts } from '../legal/server/read-legal-texts.ts'

type SiteTexts = {
  legal: readonly LegalSource[]
  /** Parsed when it is first read: the page that visitors get is built. */
  firstLesson: () => FirstLesson
  frontPage: FrontPageTexts
}

declare module '#platform/server/context.ts' {
  interface Context {
    /** The texts that visitors can read too. */
    siteTexts: SiteTexts
  }
}

export const loadSiteTexts = (
  reader: ContentReader,
  program: Program,
  parse: (markdown: string) => Block[],
  currency: string,
): SiteTexts => ({
  legal: readLegalTexts(reader, parse, currency),
  firstLesson: once(() => readFirstLesson(program)),
  frontPage: reader.yaml('front-page.yaml', FrontPageFile),
})
