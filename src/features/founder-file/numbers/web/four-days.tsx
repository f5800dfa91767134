import { classNames } from '#platform/ui/styles/class-names.ts'
import type { BusinessNumber } from '../numbers.contract.ts'
import { Figure } from './figure.tsx'

type FourDaysProps = {
  numbers: readonly BusinessNumber[]
  currency: string
  startedOn: string
  /** The last day is over: what isn’t there is no longer to come. */
  isOver?: boolean
}

const days = [1, 60, 120, 180] as const
/** Where nothing is there for the day itself, the entry of its week is shown, with its own day. */
const nearDays = 7

/** The four days on which everything is measured, side by side; on a phone too, as the last of them is what it is all about. */
export function FourDays({ numbers, currency, startedOn, isOver = false }: FourDaysProps) {
  // Of an entry from before the beginning day 1 is the nearest, but not the day that it is about.
  const ofWalk = ({ points }: BusinessNumber) => points.filter(({ date }) => date >= startedOn)
  const pointOf = (day: number, number: BusinessNumber) => {
    const near = ofWalk(number).filter(({ onDay }) => Math.abs(onDay - day) < nearDays)
    // Of those of one day the last one counts.
    return near.reverse().sort((one, other) => Math.abs(one.onDay - day) - Math.abs(other.onDay - day))[0]
  }
  const lastDay = Math.max(...numbers.flatMap((number) => ofWalk(number).map(({ onDay }) => onDay)))
  const missing = (day: number, { empty }: BusinessNumber) => {
    if (empty?.days.includes(day)) return ' empty'
    return isOver || day < lastDay ? ' no entry' : ' not yet'
  }
  const isMeasured = (day: number) => numbers.some((number) => pointOf(day, number))
  /** A phone has room for the days that were measured, not for the dashes of those to come. */
  const cell = (day: number) =>
    classNames('py-2 text-right max-sm:pl-1 sm:pl-4 lg:pl-6', !isMeasured(day) && 'max-sm:hidden')
  return (
    <div className="mt-14">
      <h2 id="four-days" className="text-2xl">
        Days 1, 60, 120 and 180
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section tabIndex={0} aria-labelledby="four-days" className="relative mt-2 overflow-x-auto">
        <table className="w-full border-collapse whitespace-nowrap max-sm:text-[0.8125rem]">
          <caption className="sr-only">Every number on days 1, 60, 120 and 180</caption>
          <thead>
            <tr className="border-b border-line-strong text-ink-soft sm:text-sm">
              <th scope="col" className="py-2 text-left font-semibold max-sm:sr-only sm:pr-4">
                Number
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className={classNames('font-semibold', cell(day))}>
                  Day {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers.map((number) => (
              <tr key={number.key} className="relative border-b border-line last:border-b-0">
                <th scope="row" className={first}>
                  {number.label}
                </th>
                {days.map((day) => {
                  const point = pointOf(day, number)
                  return (
                    <td
                      key={day}
                      className={classNames('align-bottom max-sm:pt-8 max-sm:whitespace-normal', cell(day))}
                    >
                      {point ? (
                        <>
                          <Figure number={number} point={point} currency={currency} />
                          {point.onDay !== day && (
                            <span className="block text-sm text-ink-soft">day {point.onDay}</span>
                          )}
                        </>
                      ) : (
                        <span className="text-ink-soft">
                          –<span className="sr-only">{missing(day, number)}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {numbers.map((number) => (
        <WhyEmpty key={number.key} number={number} />
      ))}
    </div>
  )
}

/** A dash is no figure that is still to come where all that it follows from is there. */
function WhyEmpty({ number: { label, empty } }: { number: BusinessNumber }) {
  const on = days.filter((day) => empty?.days.includes(day))
  if (!empty || on.length === 0) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {label}, day {on.join(', ')}: {empty.says}
    </p>
  )
}

/** On a phone it stands above its figures, so that there is room for all four days. */
const first =
  'sticky left-0 bg-paper py-2 text-left font-semibold max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:bg-transparent sm:pr-4 sm:text-sm'
