import { withCurrency } from '#features/membership/plans/with-currency.ts'
import type { Block } from '#features/program/lesson.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { LegalText } from '../legal.content.ts'
import { LegalFile, legalPages } from '../legal.content.ts'

export const readLegalTexts = (
  reader: ContentReader,
  parse: (markdown: string) => Block[],
  currency: string,
): LegalText[] =>
  legalPages.map((name) => {
    const { front, body } = reader.markdown(`legal/${name}.md`, LegalFile)
    return { name, ...front, blocks: parse(withCurrency(body, currency)) }
  })
