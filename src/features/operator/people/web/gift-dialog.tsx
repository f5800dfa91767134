import { useState } from 'react'
import { longestGiftDays } from '#features/membership/gifts/gifts.rules.ts'
import { type PaidTier, paidTierOf, paidTiers, tierName } from '#features/membership/membership.rules.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { Person } from '../people.contract.ts'

type GiftDialogProps = {
  person: Person
  pending: boolean
  onClose: () => void
  onGiven: (gift: { tier: PaidTier; lastDay: string; reason: string }) => void
}

const told = 'They get an email about it, and another before it ends.'
const untold = 'Tell them: their address isn’t confirmed, so they get no email about it.'

/** Which plan, and through which day; a month is suggested. What day is today, the operator’s zone decides. */
export function GiftDialog({
  person: { membership, timeZone, today, emailConfirmed },
  pending,
  onClose,
  onGiven,
}: GiftDialogProps) {
  const { gift, tier: paid } = membership
  const [tier, setTier] = useState<PaidTier>(gift?.tier ?? 'quantum')
  const [lastDay, setLastDay] = useState(gift?.lastDay ?? daysAfter(today, 30))
  const pays =
    paid !== 'starter' && ` They keep paying for ${tierName[paid]} until they cancel; the higher plan counts.`
  return (
    <ReasonDialog
      label={gift ? 'Change the gift' : 'Give a plan'}
      lead={`It costs them nothing and ends by itself. ${emailConfirmed ? told : untold}${pays || ''}`}
      pending={pending}
      disabled={lastDay === ''}
      onClose={onClose}
      onGiven={(reason) => onGiven({ tier, lastDay, reason })}
    >
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Plan"
          value={tier}
          onChange={({ target }) => setTier(paidTierOf(target.value) ?? 'quantum')}
        >
          {paidTiers.map((one) => (
            <option key={one} value={one}>
              {tierName[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Through"
          hint={`To the end of that day where they live (${timeZone}).`}
          type="date"
          required
          min={daysAfter(today, 1)}
          max={daysAfter(today, longestGiftDays)}
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </div>
    </ReasonDialog>
  )
}
