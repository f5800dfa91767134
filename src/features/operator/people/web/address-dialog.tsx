import { useState } from 'react'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'

type AddressDialogProps = {
  pending: boolean
  onClose: () => void
  /** What was wrong with the last address that was given. */
  error: unknown
  onGiven: (given: { email: string; reason: string }) => void
}

/** Another address, and what follows from it. */
export function AddressDialog({ pending, error, onClose, onGiven }: AddressDialogProps) {
  const [email, setEmail] = useState('')
  const [given, setGiven] = useState('')
  const refused = email.trim() === given && isOfAddress(error) ? userMessage(error, 'This address doesn’t work.') : null
  return (
    <ReasonDialog
      label="Correct their address"
      lead="They sign in with the new address from now on, and confirm it by an email that goes there. Links emailed to the address before stop working, and it gets an email about the change. Be sure it’s them: this address can set a new password."
      pending={pending}
      disabled={!/^\S+@\S+\.\S+$/.test(email.trim())}
      onClose={onClose}
      onGiven={(reason) => {
        setGiven(email.trim())
        onGiven({ email: email.trim(), reason })
      }}
    >
      <TextField
        className="mt-4"
        label="New address"
        type="email"
        autoComplete="off"
        error={pending ? null : refused}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ReasonDialog>
  )
}

/** Whether a refusal is about the address, and belongs to its field. */
export const isOfAddress = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'identity.addressTaken' || error.details === 'email')
