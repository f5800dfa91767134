import { staticLessons } from '#features/journey/server/public.ts'
import { readLanding } from '#features/landing/front-page/server/read-landing.ts'
import type { SubModule } from '#features/program/program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { findPage } from '../../pages.ts'
import type { Site } from '../../site.ts'
import { type Content, loadContent } from './load-content.ts'

/** What the prerendered pages say; of lessons, only those that are wanted. */
export function siteOf(
  { brand, program, game, offer, siteTexts }: Pick<Content, 'brand' | 'program' | 'game' | 'offer' | 'siteTexts'>,
  isWanted?: (lesson: SubModule) => boolean,
): Site {
  const hasCoaching = findPage('/coaching') !== undefined
  const landing = readLanding({ brand, texts: siteTexts.frontPage, program, levels: game.levels, offer, hasCoaching })
  const legalTexts = siteTexts.legal.map(({ blocks, ...text }) => ({ ...text, blocks: blocks() }))
  return { brand, landing, legalTexts, lessons: staticLessons(program, isWanted) }
}

/** The same, read from the program's files; the build calls it. */
export const readSite = (contentDir: string): Site => siteOf(loadContent(contentReader(contentDir), { local: false }))
