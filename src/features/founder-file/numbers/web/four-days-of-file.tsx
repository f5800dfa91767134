import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tenNumbers } from '../number-text.ts'
import { FourDays } from './four-days.tsx'
import { numbers } from './numbers.calls.ts'

/** The ten numbers on the four days, once the last of them is over; where none is there, what would fill it. */
export function FourDaysOfFile() {
  const { data } = useQuery(numbers)
  if (!data) return null
  const measured = data.numbers.slice(0, tenNumbers).filter(({ points }) => points.length > 0)
  if (measured.length > 0) return <FourDays {...data} numbers={measured} isOver />
  return (
    <section aria-labelledby="four-days" className="mt-14">
      <h2 id="four-days" className="text-2xl">
        Days 1, 60, 120 and 180
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        Your Founder file has no numbers for these days. Today’s a good day to write down where your business is.{' '}
        <Link to="/founder-file/numbers" className="link">
          Enter today’s numbers
        </Link>
      </p>
    </section>
  )
}
