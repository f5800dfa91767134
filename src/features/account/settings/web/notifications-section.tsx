import { CheckField } from '#platform/ui/form/check-field.tsx'
import type { Settings } from '../settings.contract.ts'
import { SettingsForm } from './settings-form.tsx'

const emails = [
  {
    name: 'coach',
    label: 'Emails from my coaching',
    hint: 'When your coach or a client writes, or coaching ends. We always tell you when you get a coach.',
  },
  {
    name: 'weekly',
    label: 'Weekly progress email',
    hint: 'What you did and what’s next, once a week.',
  },
  {
    name: 'hour',
    label: 'Reminder at my work time',
    hint: 'On the days and at the time you chose: one lesson, and how long it takes. No email once you’re done for the day.',
  },
  {
    name: 'program',
    label: 'Emails about the program',
    hint: 'When you finish it, and when there’s news about it. At most one email a day.',
  },
] as const

/** Which emails a member wants. Emails about security and payments are always sent. */
export function NotificationsSection({ settings: { notifications } }: { settings: Settings }) {
  return (
    <SettingsForm
      id="notifications"
      title="Notifications"
      button="Save notifications"
      lead="We always email you about payments and account security."
      fields={['coach', 'weekly', 'hour', 'program']}
      changes={({ coach, weekly, hour, program }) => ({
        notifications: {
          coach: coach === 'on',
          weekly: weekly === 'on',
          hour: hour === 'on',
          program: program === 'on',
        },
      })}
    >
      {() => (
        <fieldset className="flex flex-col gap-5">
          <legend className="sr-only">Emails</legend>
          {emails.map(({ name, label, hint }) => (
            <CheckField key={name} name={name} label={label} hint={hint} defaultChecked={notifications[name]} />
          ))}
        </fieldset>
      )}
    </SettingsForm>
  )
}
