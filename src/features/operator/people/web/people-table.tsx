import { Link } from '@tanstack/react-router'
import { tierName } from '#features/membership/membership.rules.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { PersonRow } from '../people.contract.ts'
import { statusNames } from './status-names.ts'

const heads = ['Name', 'Plan', 'Day', 'Coach', 'Joined', 'Last seen']

/** Rows of a table; on a phone each is a card with what matters first. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  return (
    <table className="block w-full border-collapse text-sm md:table">
      <caption className="sr-only">People, the newest first</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`legend border-b border-ink px-2 pb-2 text-left text-ink-soft ${head === 'Day' ? 'md:text-right' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
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
    <tr className="block border-b border-line py-3 md:table-row md:py-0">
      <th scope="row" className={`${cell} block text-left font-normal md:table-cell`}>
        <Link to="/operator/people/$memberId" params={{ memberId: id }} className="link font-semibold" dir="auto">
          {name || email}
        </Link>
        <span className="block break-all text-ink-soft">{email}</span>
        {statuses.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {statuses.map((status) => (
              <Chip key={status} tone={status === 'past-due' ? 'danger' : 'plain'}>
                {statusNames[status]}
              </Chip>
            ))}
          </span>
        )}
      </th>
      <td className={`${cell} inline-block md:table-cell`}>{tierName[tier]}</td>
      <td className={`${cell} inline-block tabular-nums md:table-cell md:text-right`}>
        <span className="md:sr-only">Day </span>
        {day}
      </td>
      <td className={`${cell} hidden md:table-cell`}>{coachName ?? '–'}</td>
      <td className={`${cell} hidden whitespace-nowrap md:table-cell`}>{dates.shortDate(joinedAt)}</td>
      <td className={`${cell} inline-block whitespace-nowrap md:table-cell`}>
        <span className="md:sr-only">Seen </span>
        {lastSeenAt ? dates.shortDate(lastSeenAt) : '–'}
      </td>
    </tr>
  )
}

const cell = 'px-2 py-1 align-top md:py-2.5'
