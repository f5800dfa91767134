import { useQuery } from '@tanstack/react-query'
import { thenAndNow } from '#features/founder-file/numbers/then-and-now.ts'
import { numbers } from '#features/founder-file/web/public.ts'
import { joinName } from '#features/identity/identity.rules.ts'
import { useUser } from '#features/identity/web/public.ts'
import { phases, way } from '#features/journey/web/public.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { nameOfProduct } from '#platform/web/page-title.ts'
import { useDates } from '#platform/web/zone.ts'
import { posterNumber, walkedWords } from '../poster.rules.ts'
import type { Poster } from './draw-poster.ts'

/** The member's poster with the numbers of these keys on it, and the numbers to choose from; neither until all is read. */
export function usePoster(chosen: readonly string[]) {
  const dates = useDates()
  const user = useUser()
  const { data, error, retry } = combineQueries({
    walked: useQuery(way),
    terrains: useQuery(phases),
    business: useQuery(numbers),
  })
  if (!data || !user) return { poster: undefined, all: [], error, retry }
  const { walked, terrains, business } = data
  const moments = walked.modules.flatMap(({ steps }) => steps.flatMap(({ completedAt }) => completedAt ?? [])).sort()
  const all = thenAndNow(business.numbers, { lastDay: Number.POSITIVE_INFINITY }).map((one) =>
    posterNumber(one, business.currency),
  )
  const poster: Poster = {
    way: walked,
    regions: terrains.map(({ name }) => name),
    product: nameOfProduct(),
    name: joinName(user),
    line: walkedWords({ ...walked, first: moments[0], last: moments.at(-1) }, dates.monthYear),
    numbers: all.filter(({ key }) => chosen.includes(key)),
  }
  return { poster, all, error: null, retry }
}

/** The picture in words. */
export const posterLabel = ({ name, line, numbers, product }: Poster): string =>
  [
    `Map of the way through ${product}`,
    name,
    line,
    ...numbers.map(({ label, text }) => `${label}: ${text.replace('→', 'to')}`),
  ].join('. ')
