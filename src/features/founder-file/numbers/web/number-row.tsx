import { lazy, Suspense } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { changeText, markWord } from '../number-text.ts'
import type { BusinessNumber } from '../numbers.contract.ts'
import { Figure } from './figure.tsx'
import { SparkLine } from './spark-line.tsx'

const NumberWhy = lazy(() => import('./why/number-why.tsx').then(({ NumberWhy }) => ({ default: NumberWhy })))

type NumberRowProps = {
  number: BusinessNumber
  currency: string
  /** By someone else, who has no way to the pages behind it. */
  isRead?: boolean | undefined
  lastTalkAt?: string | null | undefined
}

/** One number then and now. Its name opens why. */
export function NumberRow({ number, currency, isRead, lastTalkAt }: NumberRowProps) {
  const { label, definition, points } = number
  const [first] = points
  const last = points.at(-1)
  if (!first || !last)
    return (
      <tr className="border-b border-line last:border-b-0">
        <th scope="row" className={name}>
          {label}
        </th>
        {number.empty ? (
          <td colSpan={4} className="py-2.5 text-sm text-ink-soft">
            {number.empty.says}
          </td>
        ) : (
          <>
            <td className="py-2.5 pr-3 text-right text-sm text-ink-soft sm:pr-4">
              {/* What follows from others may never come: a shop sells without conversations. */}
              {number.isEntered ? 'not yet' : '–'}
            </td>
            <td colSpan={3} />
          </>
        )}
      </tr>
    )
  const changes = changesOf(number, currency, lastTalkAt)
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={name}>
        {isRead ? (
          label
        ) : (
          <Dialog
            title={label}
            description={definition}
            trigger={
              <button type="button" className="link py-1 text-left font-semibold">
                {label}
              </button>
            }
          >
            <Suspense>
              <NumberWhy number={number} currency={currency} />
            </Suspense>
          </Dialog>
        )}
      </th>
      <td className="py-2.5 pr-3 text-right sm:pr-4">
        {points.length > 1 && (
          <span className="text-ink-soft">
            <Figure number={number} point={first} currency={currency} />{' '}
          </span>
        )}
        <span className="whitespace-nowrap">
          {points.length > 1 && (
            <span className="text-ink-soft">
              <span aria-hidden>→ </span>
              <span className="sr-only">then, now </span>
            </span>
          )}
          <Figure number={number} point={last} currency={currency} className="font-semibold" />
        </span>
        <span className="text-sm text-ink-soft sm:hidden">
          <Lines lines={changes} />
        </span>
      </td>
      <td className="py-2.5 pr-6 text-right text-sm tabular-nums text-ink-soft max-sm:hidden">
        <Lines lines={changes} />
      </td>
      <td className="w-16 py-2.5 sm:w-24">
        <SparkLine points={points} />
      </td>
      <td className="w-5 py-2.5 pl-2 sm:pl-3 text-right text-sm text-ink-soft">
        {last.mark && (
          <>
            <span aria-hidden title={markWord[last.mark]}>
              {last.mark}
            </span>
            <span className="sr-only">{markWord[last.mark]}</span>
          </>
        )}
      </td>
    </tr>
  )
}

/** Since the beginning, and since the last session where something was measured between the two. */
function changesOf(number: BusinessNumber, currency: string, lastTalkAt: string | null | undefined): string[] {
  const [first] = number.points
  const last = number.points.at(-1)
  if (!first || !last || first === last) return []
  const change = (from: number) => changeText(from, last.value, number, currency)
  const atTalk = lastTalkAt ? number.points.findLast(({ at }) => at <= lastTalkAt) : undefined
  return [
    change(first.value),
    ...(atTalk && atTalk !== first ? [`${change(atTalk.value)} since your last session`] : []),
  ]
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))

const name = 'py-2.5 pr-3 text-left text-sm font-semibold sm:pr-4'
