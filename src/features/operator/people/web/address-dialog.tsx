import { useState } from 'react'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { ReasonDialog } from '../../web/reason-dialog.tsx'

type AddressDialogProps = {
  pending: boolean
  onClose: () => void
  onGiven: (given: { email: string; reason: string }) => void
}

/** Another address, and what follows from it. */
export function AddressDialog({ pending, onClose, onGiven }: AddressDialogProps) {
  const [email, setEmail] = useState('')
  return (
    <ReasonDialog
      label="Correct their address"
      lead="They sign in with the new address from now on, and confirm it by an email that goes there. Links emailed to the address before stop working, and it gets an email about the change. Be sure it’s them: this address can set a new password."
      pending={pending}
      disabled={!/^\S+@\S+\.\S+$/.test(email.trim())}
      onClose={onClose}
      onGiven={(reason) => onGiven({ email: email.trim(), reason })}
    >
      <TextField
        className="mt-4"
        label="New address"
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ReasonDialog>
  )
}
