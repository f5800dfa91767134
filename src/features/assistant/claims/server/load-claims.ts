import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { rubric } from '../../analyzer/server/rubric.ts'
import { partsOf } from '../../tools/server/load-own.ts'
import { ClaimsFile, type CountedSource } from '../claims.content.ts'

type Known = Pick<MemberContext['worksheets'], 'pageById' | 'metrics'> & { program: Pick<Program, 'subModuleById'> }

const file = 'claims.yaml'

/** Reads what counts and what tests each criterion of an idea; every figure, number and lesson has to be there. */
export function loadClaims(reader: ContentReader, known: Known): ClaimsFile {
  if (!reader.list('').includes(file)) return {}
  const claims = reader.yaml(file, ClaimsFile)
  const names = new Set(rubric.map(({ name }) => name))
  const mistakes = Object.entries(claims).flatMap(([name, { counted, tests }]) => [
    ...(names.has(name) ? [] : [reader.mistake(file, name, `${name} is no criterion of an idea.`)]),
    ...counted.flatMap((source) => missing(reader, name, source, known)),
    ...tests
      .filter((id) => !known.program.subModuleById.has(id))
      .map((id) => reader.mistake(file, id, `${name}: no lesson has the id ${id}.`)),
  ])
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
  return claims
}

function missing(reader: ContentReader, name: string, source: CountedSource, { pageById, metrics }: Known) {
  if ('number' in source)
    return metrics.some(({ key }) => key === source.number)
      ? []
      : [reader.mistake(file, source.number, `${name}: metrics.yaml has no number ${source.number}.`)]
  const { pageId, address } = partsOf(source.figure)
  return pageById.get(pageId)?.places.some((place) => place.address === address)
    ? []
    : [reader.mistake(file, source.figure, `${name}: no page has the field ${source.figure}.`)]
}
