import { isColumn } from '../../../src/features/founder-file/pages/addresses.ts'
import { meaningsOf, partsOf } from '../../../src/features/founder-file/pages/meanings-of.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Meaning } from '../../../src/features/founder-file/worksheets/rules.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'
import { formulaWrong } from './rules.ts'

/** The sentences on a page's figures name what is on the page, and one of them is said of the example. */
export function meaningFaults(page: Worksheet, content: Content): Fault[] {
  const wrong = page.means.flatMap((meaning) =>
    wrongWith(meaning, page).map((says) =>
      pageFault(content, page, meaning.says, `means, “${meaning.says.slice(0, 40)}…”: ${says}`),
    ),
  )
  if (wrong.length > 0 || page.means.length === 0) return wrong
  const said = meaningsOf(page, page.means, exampleOf(page), page.example.currency ?? 'USD')
  return said.length > 0
    ? []
    : [pageFault(content, page, 'means', 'means: none of the sentences is said of the example.')]
}

function wrongWith(meaning: Meaning, page: Worksheet): string[] {
  const when = meaning.when === undefined ? [] : formulaWrong(meaning.when, page)
  const named = partsOf(meaning).map(({ kind, of }) => {
    if (kind) return formulaWrong(of, page)
    const place = page.places.find(({ address }) => address === of)
    return place && !isColumn(place) ? [] : [`there is no ${of} on the page.`]
  })
  return [...when, ...named.flat()]
}
