import { Link } from '@tanstack/react-router'
import { tierName } from '#features/membership/membership.rules.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { PersonRow } from '../people.contract.ts'
import { statusNames, statusTone } from './status-names.ts'

const heads = ['Name', 'Plan', 'Day', 'Coach', 'Joined', 'Last seen']

/** Rows of a table; on a phone each is a card with what matters first. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  return (
    <table className="block w-full border-collapse text-sm lg:table">
      <caption className="sr-only">People</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`legend border-b border-ink px-2 pb-2 text-left text-ink-soft ${head === 'Day' ? 'lg:text-right' : head === 'Coach' ? 'lg:pl-8' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ person }: { person: PersonRow }) {
  const { id, name, email, tier, day, coachName, joinedAt, lastSeenAt, statuses } = person
  const dates = useDates()
  return (
    <tr className="block border-b border-line py-3 lg:table-row lg:py-0">
      <th scope="row" className={`${cell} block text-left font-normal lg:table-cell`}>
        <Link
          to="/operator/people/$memberId"
          params={{ memberId: id }}
          className="link font-semibold wrap-anywhere"
          dir="auto"
        >
          {name || email}
        </Link>
        <span className="block break-all text-ink-soft">{email}</span>
        {statuses.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {statuses.map((status) => (
              <Chip key={status} tone={statusTone(status)}>
                {statusNames[status]}
              </Chip>
            ))}
          </span>
        )}
      </th>
      <td className={`${cell} inline-block lg:table-cell`}>{tierName[tier]}</td>
      <td className={`${cell} inline-block tabular-nums lg:table-cell lg:text-right`}>
        {day === null ? (
          'not here yet'
        ) : (
          <>
            <span className="lg:sr-only">Day </span>
            {day}
          </>
        )}
      </td>
      <td className={`${cell} hidden lg:table-cell lg:pl-8`}>
        <span className="wrap-anywhere" dir="auto">
          {coachName ?? '–'}
        </span>
      </td>
      <td className={`${cell} hidden whitespace-nowrap lg:table-cell`}>{dates.shortDate(joinedAt)}</td>
      <td className={`${cell} inline-block whitespace-nowrap lg:table-cell`}>
        <span className="lg:sr-only">Seen </span>
        {lastSeenAt ? dates.shortDate(lastSeenAt) : '–'}
      </td>
    </tr>
  )
}

const cell = 'px-2 py-1 align-top lg:py-2.5'
