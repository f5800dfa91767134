import { accountLimits } from '#features/identity/identity.rules.ts'
import { PhotoField } from '#features/identity/web/public.ts'
import { TextField } from '#platform/ui/form/text-field.tsx'
import type { Settings } from '../settings.contract.ts'
import { SettingsForm } from './settings-form.tsx'
import { ZoneField } from './zone-field.tsx'

/** How others see the member, and where their day begins. */
export function ProfileSection({ settings }: { settings: Settings }) {
  return (
    <SettingsForm
      id="profile"
      title="Profile"
      button="Save changes"
      lead="Your coach and the people you work with see your name and photo. A coach sees your email address too."
      above={<PhotoField firstName={settings.firstName} profileImageUrl={settings.profileImageUrl} />}
      fields={['firstName', 'lastName', 'timeZone']}
      changes={(values) => values}
    >
      {(errors) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="First name"
              name="firstName"
              autoComplete="given-name"
              maxLength={accountLimits.name}
              defaultValue={settings.firstName}
              error={errors.firstName}
            />
            <TextField
              label="Last name"
              name="lastName"
              autoComplete="family-name"
              maxLength={accountLimits.name}
              defaultValue={settings.lastName}
              error={errors.lastName}
            />
          </div>
          <ZoneField current={settings.timeZone} error={errors.timeZone} />
        </>
      )}
    </SettingsForm>
  )
}
