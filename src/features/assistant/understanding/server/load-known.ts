import type { Program } from '#features/program/program.ts'
import { digestOf } from '#platform/server/content-digest.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { builtKnown } from './built-known.ts'
import { createKnown, type Known } from './known.ts'
import { type Drafts, loadDrafts } from './learned/load-drafts.ts'
import { type KindText, loadKindTexts } from './learned/load-kind-texts.ts'
import { loadReactionTexts } from './learned/load-reaction-texts.ts'
import { loadSumWays } from './learned/load-sum-ways.ts'
import { fileAsksFolder, loadFieldAsks } from './load-field-asks.ts'
import { type AskSources, loadKnownTexts } from './load-known-texts.ts'

/** All that is known to be said about each matter: as the build made it, or made here where the content is another one. */
export function loadKnown(reader: ContentReader, program: Program, asked: AskSources, built?: string): Known {
  const digest = digestOfKnown(reader, program)
  const known = builtKnown(digest, built)
  if (known) return known
  const { texts, ...beside } = loadTaught(reader, program, asked)
  return createKnown(texts, digest, beside)
}

/** The texts from which that is made. */
export function loadTaught(reader: ContentReader, program: Program, asked: AskSources) {
  const texts = loadKnownTexts(reader, program, asked)
  const fieldAsks = loadFieldAsks(reader)
  const drafts = loadDrafts(reader, program)
  const sumWays = loadSumWays(reader)
  const beside = [...as('draft', drafts.texts), ...as('sum', sumWays.texts)]
  const kinds = [...loadKindTexts(reader, texts, fieldAsks), ...beside]
  return { texts, kinds, reactions: loadReactionTexts(reader), fieldAsks, drafts, sumWays }
}

const as = (name: 'draft' | 'sum', texts: Drafts['texts']): KindText[] => texts.map(({ text }) => ({ name, text }))

/** Of everything that known texts are made of. */
function digestOfKnown(reader: ContentReader, program: Program): string {
  const folders = program.modules.map(({ id }) => `modules/${id}`)
  const lessons = folders.flatMap((folder) => reader.list(folder).filter((file) => ofLessons.test(file)))
  const ofFields = reader.list(fileAsksFolder, '.yaml')
  return digestOf(reader, [...lessons, ...reader.list('').filter((file) => ofProduct.test(file)), ...ofFields])
}

const ofLessons = /\/(asks|answers|phrasings)\.yaml$/
const ofProduct = /^(drafts|sum-ways|help|kinds|phrasings|reactions)\.yaml$/
