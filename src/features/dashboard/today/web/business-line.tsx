import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { businessLine } from '#features/founder-file/numbers/business-line.ts'
import { numbers } from '#features/founder-file/web/public.ts'

/** One line of the member’s own business, where something was measured. */
export function BusinessLine() {
  const { data } = useQuery(numbers)
  const line = data && businessLine(data)
  if (!line) return null
  return (
    <p className="mt-2 max-w-[50rem] text-pretty tabular-nums">
      <Link to="/founder-file/numbers" className="link">
        {line}
      </Link>
    </p>
  )
}
