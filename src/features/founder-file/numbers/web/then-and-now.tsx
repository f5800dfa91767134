import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { changeText } from '../number-text.ts'
import { columnHead, type Stretch, type ThenNow, thenAndNow } from '../then-and-now.ts'
import { Figure } from './figure.tsx'
import { numbers } from './numbers.calls.ts'

/** The business at the beginning and at the end of a stretch of the program, in large figures. */
export function ThenAndNow(stretch: Stretch) {
  const { data } = useQuery(numbers)
  if (!data) return null
  const lines = thenAndNow(data.numbers, stretch)
  return (
    <section aria-labelledby="then-now" className="mt-16">
      <h2 id="then-now" className="text-3xl">
        Then and now
      </h2>
      {lines.length === 0 ? <NoNumbers /> : <Table lines={lines} currency={data.currency} />}
    </section>
  )
}

function Table({ lines, currency }: { lines: readonly ThenNow[]; currency: string }) {
  const isMoved = lines.some(({ last }) => last)
  const heads = {
    first: columnHead(
      lines.map(({ first }) => first.onDay),
      'Then',
    ),
    last: columnHead(
      lines.flatMap(({ last }) => last?.onDay ?? []),
      'Now',
    ),
  }
  return (
    <>
      <table className="mt-5 w-full border-collapse">
        <caption className="sr-only">Your numbers then and now</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-ink-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              Number
            </th>
            <th scope="col" className={right}>
              {heads.first}
            </th>
            <th scope="col" className={right}>
              {heads.last}
            </th>
            <th scope="col" className={classNames(right, 'max-sm:hidden')}>
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.number.key}
              {...line}
              currency={currency}
              areDaysSaid={{ first: heads.first === 'Then', last: heads.last === 'Now' }}
            />
          ))}
        </tbody>
      </table>
      {!isMoved && (
        <p className="mt-4 text-ink-soft">
          Count them once more and this page shows what moved.{' '}
          <Link to="/founder-file/numbers" className="link">
            Enter today’s numbers
          </Link>
        </p>
      )}
    </>
  )
}

type RowProps = ThenNow & {
  currency: string
  /** Below each figure, where a column has figures of several days. */
  areDaysSaid: { first: boolean; last: boolean }
}

function Row({ number, first, last, currency, areDaysSaid }: RowProps) {
  const change = last ? changeText(first.value, last.value, number, currency) : ''
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-3 pr-3 text-left font-semibold max-sm:text-sm">
        {number.label}
      </th>
      <td className="py-3 pl-3 text-right text-ink-soft sm:text-lg">
        <Figure number={number} point={first} currency={currency} />
        {areDaysSaid.first && <OnDay {...first} />}
      </td>
      <td className="py-3 pl-3 text-right text-lg sm:pl-6 sm:text-2xl">
        {last ? (
          <Figure number={number} point={last} currency={currency} className="font-semibold" />
        ) : (
          <span className="text-ink-soft">
            –<span className="sr-only"> not yet</span>
          </span>
        )}
        {areDaysSaid.last && last && <OnDay {...last} />}
        <span className="block font-text text-sm text-ink-soft sm:hidden">{change}</span>
      </td>
      <td className="py-3 pl-6 text-right font-text tabular-nums text-ink-soft max-sm:hidden">{change}</td>
    </tr>
  )
}

const OnDay = ({ onDay }: { onDay: number }) => (
  <span className="block font-text text-sm whitespace-nowrap text-ink-soft">day {onDay}</span>
)

function NoNumbers() {
  return (
    <p className="mt-3 max-w-prose text-ink-soft">
      Your Founder file has no numbers for these days. Ten lines today give you something to look back on.{' '}
      <Link to="/founder-file/numbers" className="link">
        Enter today’s numbers
      </Link>
    </p>
  )
}

const right = 'py-2 pl-3 text-right font-semibold sm:pl-6'
