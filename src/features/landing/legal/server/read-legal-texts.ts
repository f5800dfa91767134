import { withCurrency } from '#features/membership/plans/with-currency.ts'
import type { Block } from '#features/program/lesson.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'
import { LegalFile, type LegalSource, legalPages } from '../legal.content.ts'

export const readLegalTexts = (
  reader: ContentReader,
  parse: (markdown: string) => Block[],
  currency: string,
): LegalSource[] =>
  legalPages.map((name) => {
    const { front, body } = reader.markdown(`legal/${name}.md`, LegalFile)
    const text = withCurrency(body, currency)
    return { name, ...front, blocks: once(() => parse(text)) }
  })
