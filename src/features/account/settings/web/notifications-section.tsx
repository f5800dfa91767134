import { CheckField } from '#platform/ui/form/check-field.tsx'
import type { Settings } from '../settings.contract.ts'
import { SettingsForm } from './settings-form.tsx'

type Kind = keyof Settings['notifications']

/** A box for every kind there is, in this order. */
const emails: Record<Kind, { label: string; hint: string }> = {
  coach: {
    label: 'Emails from my coaching',
    hint: 'When your coach or a client writes, before a session, and when coaching ends. We always tell you when you get a coach, and when a session is set, moved or canceled.',
  },
  weekly: {
    label: 'Weekly progress email',
    hint: 'What you did and what’s next, once a week.',
  },
  hour: {
    label: 'Work reminder',
    hint: 'On the days and at the time you chose: one lesson, and how long it takes. No email once you’re done for the day.',
  },
  program: {
    label: 'Emails about the program',
    hint: 'When you finish it, and when there’s news about it.',
  },
}

// Its keys are those of its type, and there are some.
const kinds = Object.keys(emails) as [Kind, ...Kind[]]

/** Which emails a member wants. Emails about security and payments are always sent. */
export function NotificationsSection({ settings: { notifications } }: { settings: Settings }) {
  return (
    <SettingsForm
      id="notifications"
      title="Notifications"
      button="Save notifications"
      lead="We always email you about payments, your plan and account security."
      fields={kinds}
      changes={(given) => ({
        notifications: Object.fromEntries(kinds.map((kind) => [kind, given[kind] === 'on'])),
      })}
    >
      {() => (
        <fieldset className="flex flex-col gap-5">
          <legend className="sr-only">Emails</legend>
          {kinds.map((kind) => (
            <CheckField key={kind} name={kind} {...emails[kind]} defaultChecked={notifications[kind]} />
          ))}
        </fieldset>
      )}
    </SettingsForm>
  )
}
