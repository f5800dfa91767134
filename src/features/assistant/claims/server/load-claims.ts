import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { rubric } from '../../analyzer/server/rubric.ts'
import { type KnownSources, sourceMistakes } from '../../tools/server/file-source.ts'
import { ClaimsFile } from '../claims.content.ts'

type Known = KnownSources & { program: Pick<Program, 'subModuleById'> }

const file = 'claims.yaml'

/** Reads what counts and what tests each criterion of an idea; every figure, number and lesson has to be there. */
export function loadClaims(reader: ContentReader, known: Known): ClaimsFile {
  if (!reader.list('').includes(file)) return {}
  const claims = reader.yaml(file, ClaimsFile)
  const names = new Set(rubric.map(({ name }) => name))
  const mistakes = Object.entries(claims).flatMap(([name, { counted, tests }]) => [
    ...(names.has(name) ? [] : [reader.mistake(file, name, `${name} is no criterion of an idea.`)]),
    ...counted.flatMap((source) => sourceMistakes(reader, { file, key: name, source }, known)),
    ...tests
      .filter((id) => !known.program.subModuleById.has(id))
      .map((id) => reader.mistake(file, id, `${name}: no lesson has the id ${id}.`)),
  ])
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return claims
}
