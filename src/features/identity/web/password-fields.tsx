import { PasswordField } from '#platform/ui/form/password-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { accountLimits } from '../identity.rules.ts'

type PasswordFieldProps = { name?: string; label?: string; error: string | undefined }

export const NewPasswordField = ({ name = 'newPassword', label = 'New password', error }: PasswordFieldProps) => (
  <PasswordField
    label={label}
    name={name}
    autoComplete="new-password"
    hint={`At least ${accountLimits.password.least} characters.`}
    error={error}
  />
)

export const CurrentCodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Code"
    name="code"
    autoComplete="one-time-code"
    hint="From your authenticator app, or a recovery code."
    error={error}
  />
)

export const CurrentPasswordField = ({ name = 'password', label = 'Current password', error }: PasswordFieldProps) => (
  <PasswordField label={label} name={name} autoComplete="current-password" error={error} />
)
