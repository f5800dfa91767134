import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { DialogActions } from '#platform/ui/dialog.tsx'
import { faultsIn, passwordFault } from './field-checks.ts'
import { FormFault } from './form-fault.tsx'
import { CurrentPasswordField } from './password-fields.tsx'
import { useForm } from './use-form.ts'

type Proof = { password?: string }

type ProofFormProps = {
  hasPassword: boolean
  label: string
  isGrave?: boolean
  isPending: boolean
  send: (proof: Proof, refused: (error: Error) => void) => void
  children?: ReactNode
}

/** Asks who it is, where there is a password to ask for, before something that concerns the way in. */
export function ProofForm({ hasPassword, label, isGrave = false, isPending, send, children }: ProofFormProps) {
  const { faults, form } = useForm({
    fields: ['password'],
    check: ({ password }) => faultsIn({ password: hasPassword ? passwordFault(password) : undefined }),
    send: ({ password }, refused) => send(hasPassword ? { password } : {}, refused),
    focusOnRefusal: 'password',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormFault>{faults.form}</FormFault>
      {children}
      {hasPassword && <CurrentPasswordField error={faults.password} />}
      <DialogActions>
        <Button type="submit" variant={isGrave ? 'danger' : 'primary'} pending={isPending}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
