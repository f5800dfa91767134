import { TextField } from '#platform/ui/form/text-field.tsx'

type EmailFieldProps = { email: string; onEmail: (email: string) => void; error: string | undefined }

/** The address that signs in; the forms of the entrance share what was typed. */
export const EmailField = ({ email, onEmail, error }: EmailFieldProps) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    value={email}
    onChange={(event) => onEmail(event.target.value)}
    error={error}
  />
)
