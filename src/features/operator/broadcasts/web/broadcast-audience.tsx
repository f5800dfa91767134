import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { tierName, tiers } from '#features/membership/membership.rules.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { reachedStatuses } from '../../operator.rules.ts'
import { FurtherFilters } from '../../people/web/further-filters.tsx'
import { statusNames } from '../../people/web/status-names.ts'
import { type Audience, audienceOf, people } from './broadcast-words.ts'
import { audience } from './broadcasts.calls.ts'

type BroadcastAudienceProps = { asked: Audience; onChange: (asked: Partial<Audience>) => void }

/** Whom it goes to, and how many that are. */
export function BroadcastAudience({ asked, onChange }: BroadcastAudienceProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">Who gets it</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Plan"
          value={asked.tier ?? ''}
          onChange={({ target }) => onChange({ tier: tiers.find((one) => one === target.value) ?? null })}
        >
          <option value="">Every plan</option>
          {tiers.map((one) => (
            <option key={one} value={one}>
              {tierName[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Status"
          value={asked.status ?? ''}
          onChange={({ target }) => onChange({ status: reachedStatuses.find((one) => one === target.value) ?? null })}
        >
          <option value="">Everyone</option>
          {reachedStatuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        type="search"
        label="Name or email (optional)"
        value={asked.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <FurtherFilters
        coach={asked.coach}
        seen={asked.seen ?? undefined}
        fromDay={dayText(asked.fromDay)}
        toDay={dayText(asked.toDay)}
        onChange={(wanted) => onChange(askedBy(wanted))}
      />
      <Reached {...audienceOf(asked)} />
    </fieldset>
  )
}

function Reached(asked: Audience) {
  const { data } = useQuery(reachOf(asked))
  const left = data ? leftOut(data) : ''
  return (
    <p role="status" className="min-h-[3em] text-sm text-ink-soft">
      {data && (
        <>
          <span className="font-semibold text-ink">{people(data.reached)}</span> would get it.{left && ` ${left}`}
        </>
      )}
    </p>
  )
}

const dayText = (day: number | null) => (day === null ? '' : String(day))

type Chosen = Parameters<ComponentProps<typeof FurtherFilters>['onChange']>[0]

/** As a draft holds it: a day is a number, and nothing is null. */
function askedBy({ coach, fromDay, toDay, ...chosen }: Chosen): Partial<Audience> {
  const day = (text: string) => (text === '' ? null : Number(text))
  return {
    ...('seen' in chosen ? { seen: chosen.seen ?? null } : {}),
    ...(coach === undefined ? {} : { coach }),
    ...(fromDay === undefined ? {} : { fromDay: day(fromDay) }),
    ...(toDay === undefined ? {} : { toDay: day(toDay) }),
  }
}

/** Whoever they are that it reaches, asked for by what is not empty. */
export const reachOf = (asked: Audience) =>
  audience(Object.fromEntries(Object.entries(audienceOf(asked)).filter(([, value]) => value)))

type LeftOut = { unconfirmed: number; switchedOff: number; bounced: number }

const leftOut = ({ unconfirmed, switchedOff, bounced }: LeftOut) =>
  [
    unconfirmed > 0 && `${people(unconfirmed)} left out: address not confirmed.`,
    switchedOff > 0 && `${people(switchedOff)} left out: they turned off emails about the program.`,
    bounced > 0 && `${people(bounced)} left out: emails to them came back.`,
  ]
    .filter(Boolean)
    .join(' ')
