import { currencySymbol } from '#platform/format/figures.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { IdeaCriterion } from '../../analyzer/analyzer.rules.ts'
import { placeOf } from '../../tools/server/read-own-figure.ts'
import { type ClaimedNumber, claimedNumbers } from '../claimed-numbers.ts'
import type { Claim, ClaimMark, Conflict, CountedFigure } from '../claims.rules.ts'
import { cheapestTests } from './cheapest-tests.ts'
import { type Counted, type CountedFile, pageOf, readCounted } from './read-counted.ts'

const mostFigures = 3

/**
 * Each criterion of an idea, marked by what the member's own file counts of it. Reads the file, so only who lets it do so
 * may be asked for; without criteria (a text that the rules can't read) only what is counted is marked.
 */
export async function markClaims(
  ctx: MemberContext,
  idea: string,
  criteria: readonly IdeaCriterion[],
): Promise<Claim[]> {
  const file = await readCounted(ctx)
  const numbers = claimedNumbers(idea)
  const testsOf = await cheapestTests(ctx)
  const names = criteria.length > 0 ? criteria.map(({ name }) => name) : [...file.by.keys()]
  return names.flatMap((name) => {
    const figures = file.by.get(name) ?? []
    const state = criteria.find((one) => one.name === name)?.state
    const mark = markOf(figures, state)
    if (mark === undefined) return []
    return [
      {
        name,
        mark,
        figures: shownOf(figures),
        conflict: conflictOf(figures, numbers, file),
        countsOn: mark === 'said' ? pageFor(ctx, name) : null,
        tests: mark === 'test' ? testsOf(name) : [],
      },
    ]
  })
}

function markOf(figures: readonly Counted[], state: IdeaCriterion['state'] | undefined): ClaimMark | undefined {
  if (figures.some(isCounted)) return 'counted'
  if (state === undefined) return undefined
  return state === 'missing' ? 'test' : 'said'
}

/** A guess counts nothing, and neither does a zero. */
const isCounted = ({ mark, amount }: Counted) => mark !== 'G' && amount > 0

/** What is counted first; a zero is a figure too. */
const shownOf = (figures: readonly Counted[]): CountedFigure[] =>
  [...figures.filter(isCounted), ...figures.filter((one) => !isCounted(one))]
    .slice(0, mostFigures)
    .map(({ text, title, href, mark, date }) => ({ text, title, href, mark, date }))

function conflictOf(
  figures: readonly Counted[],
  numbers: readonly ClaimedNumber[],
  { currency }: CountedFile,
): Conflict | null {
  const kinds = [...new Set(figures.flatMap(({ claims }) => claims ?? []))]
  const conflicts = kinds.flatMap((kind) => {
    const counted = figures.filter(({ claims, mark }) => claims === kind && mark !== 'G')
    const claimed = numbers.filter((one) => one.kind === kind && isComparable(one, currency))
    return conflictIn(counted, claimed) ?? []
  })
  return conflicts[0] ?? null
}

/** A count or a month's revenue is contradicted by a greater one, a price by another one. */
function conflictIn([first, ...others]: readonly Counted[], claimed: readonly ClaimedNumber[]): Conflict | undefined {
  if (!first) return undefined
  const isPrice = first.claims === 'price'
  const known = [first, ...others].map(({ amount }) => amount)
  const [said] = isPrice
    ? claimed.filter((_, __, all) => all.every(({ amount }) => !known.includes(amount)))
    : claimed.filter(({ amount }) => amount > Math.max(...known))
  const nearest = isPrice ? first : others.reduce((most, one) => (one.amount > most.amount ? one : most), first)
  const { text, title, href } = nearest
  return said && { said: said.words, told: `${said.symbol ? 'says' : 'counts'} ${text}`, title, href }
}

const isComparable = ({ symbol }: ClaimedNumber, currency: string) =>
  symbol === null || currencySymbol(currency).endsWith(symbol)

/** The first page that would count it and that the member may fill in. */
function pageFor(ctx: MemberContext, name: string): Claim['countsOn'] {
  const pageIds = ctx.assistant.claims[name]?.counted.flatMap((one) => pageOf(one) ?? []) ?? []
  const open = pageIds.map((id) => placeOf(ctx, id)).find(({ isOpen, lesson }) => isOpen && lesson)
  return open ? { title: open.title, href: open.href } : null
}
