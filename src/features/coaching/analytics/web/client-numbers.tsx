import { useQuery } from '@tanstack/react-query'
import { changeText, numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { counted } from '#platform/format/numbers.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { ClientNumbers, Moved } from '../analytics.contract.ts'
import { clientNumbers } from './analytics.calls.ts'

/** What the businesses of all clients did, as far as they share it. Medians, so that no one is ranked. */
export function ClientNumbersSection() {
  const { data, error, refetch } = useQuery(clientNumbers)
  return (
    <section aria-labelledby="client-numbers" className="mt-16">
      <h2 id="client-numbers" className="text-xl">
        Your clients’ businesses
      </h2>
      {error && !data && (
        <LoadFailure level={3} title="The numbers didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-48" />}
      {data && <Numbers {...data} />}
    </section>
  )
}

function Numbers({ sharing, clients, fewest, numbers }: ClientNumbers) {
  const shown = numbers.filter(({ medians }) => medians)
  const tooFew = numbers.length - shown.length
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-soft">{leadOf({ sharing, clients, fewest, shown: shown.length })}</p>
      {shown.length > 0 && <NumbersOfAll numbers={shown} />}
      {shown.length > 0 && tooFew > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {counted(tooFew, 'more number')} {tooFew === 1 ? 'has' : 'have'} fewer than {fewest} clients so far.
        </p>
      )}
    </>
  )
}

const leadOf = ({
  sharing,
  clients,
  fewest,
  shown,
}: {
  sharing: number
  clients: number
  fewest: number
  shown: number
}) => {
  if (sharing === 0)
    return 'None of your clients share their Founder file with you yet. Ask for their ten numbers the next time you talk.'
  const sharers = clients === 1 ? 'Your client' : `${sharing} of your ${counted(clients, 'client')}`
  const who = `${sharers} ${sharing === 1 ? 'shares' : 'share'} something from their Founder file.`
  if (shown === 0) return `${who} Once ${fewest} of them have measured a number twice, you’ll see its median here.`
  return `${who} Medians from the first count to the latest.`
}

function NumbersOfAll({ numbers }: { numbers: readonly Moved[] }) {
  return (
    <table className="mt-4 w-full border-collapse">
      <caption className="sr-only">Medians for the clients who share each number</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-3 text-left font-semibold">
            Number
          </th>
          <th scope="col" className={classNames(right, 'max-sm:hidden')}>
            Clients
          </th>
          <th scope="col" className={right}>
            First → latest
          </th>
          <th scope="col" className={right}>
            Change
          </th>
          <th scope="col" className={classNames(right, 'max-md:hidden')}>
            Improved
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <NumberOfAll key={`${number.key} ${number.currency}`} number={number} />
        ))}
      </tbody>
    </table>
  )
}

function NumberOfAll({ number }: { number: Moved }) {
  const { label, currency, clients, improved, better, medians } = number
  if (!medians) return null
  const text = (value: number) => numberAsText(value, number, currency)
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-3 text-left font-semibold max-sm:text-sm">
        {label}
        {currency && <span className="ml-1.5 font-normal text-ink-soft">{currency}</span>}
        <span className="block text-sm font-normal text-ink-soft sm:hidden">{counted(clients, 'client')}</span>
      </th>
      <td className="py-3 pl-3 text-right tabular-nums max-sm:hidden sm:pl-6">{clients}</td>
      <td className="py-3 pl-3 text-right tabular-nums sm:pl-6">
        {text(medians.first)} <span aria-hidden>→</span>
        <span className="sr-only">to</span> <span className="font-semibold">{text(medians.latest)}</span>
      </td>
      <td className="py-3 pl-3 text-right tabular-nums sm:pl-6">{changeText(0, medians.change, number, currency)}</td>
      <td className="py-3 pl-6 text-right tabular-nums text-ink-soft max-md:hidden">
        {better === 'neither' ? '–' : `${improved} of ${clients}`}
      </td>
    </tr>
  )
}

const right = 'py-2 pl-3 text-right font-semibold sm:pl-6'
