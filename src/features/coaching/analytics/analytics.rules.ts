import type { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import type { Moved } from './analytics.contract.ts'

/** Below this, a median would tell of single clients. */
export const fewestForMedian = 3

type Measured = { number: BusinessNumber; currency: string; first: number; latest: number }

/** What each number did over all clients who measured it twice, money by currency; the most common currency first. */
export function numbersOfAll(clients: readonly { currency: string; numbers: readonly BusinessNumber[] }[]): Moved[] {
  const measured = clients.flatMap(({ currency, numbers }) =>
    numbers.flatMap((number): Measured[] => {
      const [first] = number.points
      const latest = number.points.at(-1)
      if (!first || !latest || first === latest) return []
      return [{ number, currency: number.unit === 'money' ? currency : '', first: first.value, latest: latest.value }]
    }),
  )
  const order = clients[0]?.numbers.map(({ key }) => key) ?? []
  return [...Map.groupBy(measured, ({ number, currency }) => `${number.key} ${currency}`).values()]
    .flatMap(moved)
    .sort(
      (one, other) =>
        order.indexOf(one.key) - order.indexOf(other.key) ||
        other.clients - one.clients ||
        one.currency.localeCompare(other.currency),
    )
}

function moved(all: readonly Measured[]): Moved[] {
  const [{ number, currency } = {}] = all
  if (!number || currency === undefined) return []
  const { key, label, unit, digits, better } = number
  const changes = all.map(({ first, latest }) => latest - first)
  const isBetter = (change: number) => (better === 'up' ? change > 0 : better === 'down' && change < 0)
  return [
    {
      ...{ key, label, unit, digits, better, currency, clients: all.length },
      improved: changes.filter(isBetter).length,
      medians:
        all.length < fewestForMedian
          ? null
          : {
              first: median(all.map(({ first }) => first)),
              latest: median(all.map(({ latest }) => latest)),
              change: median(changes),
            },
    },
  ]
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
