import { useQuery } from '@tanstack/react-query'
import { type Tier, tierName, tiers } from '#features/membership/membership.rules.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { type Status, statuses } from '../../operator.rules.ts'
import { statusNames } from '../../people/web/status-names.ts'
import { people } from './broadcast-words.ts'
import { audience } from './broadcasts.calls.ts'

export type Audience = { search: string; tier: Tier | null; status: Status | null }

type BroadcastAudienceProps = { asked: Audience; onChange: (asked: Audience) => void }

/** Whom it goes to, and how many that are. */
export function BroadcastAudience({ asked, onChange }: BroadcastAudienceProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">Who gets it</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Plan"
          value={asked.tier ?? ''}
          onChange={({ target }) => onChange({ ...asked, tier: tiers.find((one) => one === target.value) ?? null })}
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
          onChange={({ target }) =>
            onChange({ ...asked, status: statuses.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">Everyone</option>
          {statuses.map((one) => (
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
        onChange={({ target }) => onChange({ ...asked, search: target.value })}
      />
      <Reached {...asked} />
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

export const reachOf = ({ search, tier, status }: Audience) =>
  audience({ ...(search ? { search } : {}), ...(tier ? { tier } : {}), ...(status ? { status } : {}) })

type LeftOut = { unconfirmed: number; switchedOff: number; bounced: number }

const leftOut = ({ unconfirmed, switchedOff, bounced }: LeftOut) =>
  [
    unconfirmed > 0 && `${people(unconfirmed)} left out: address not confirmed.`,
    switchedOff > 0 && `${people(switchedOff)} left out: they turned off emails about the program.`,
    bounced > 0 && `${people(bounced)} left out: emails to them came back.`,
  ]
    .filter(Boolean)
    .join(' ')
