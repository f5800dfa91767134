import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { codeFault, faultsIn, passwordFault } from './field-checks.ts'
import { FormFault } from './form-fault.tsx'
import { CurrentCodeField, CurrentPasswordField } from './password-fields.tsx'
import { useForm } from './use-form.ts'

type Proof = { password?: string; code?: string }

type ProofFormProps = {
  hasPassword: boolean
  /** Two-step sign-in is on, and this takes a code of it too. */
  takesCode?: boolean
  label: string
  isGrave?: boolean
  isPending: boolean
  send: (proof: Proof, refused: (error: Error) => void) => void
  children?: ReactNode
}

/** Asks who it is, where there is a password to ask for, before something that concerns the way in. */
export function ProofForm({
  hasPassword,
  takesCode = false,
  label,
  isGrave = false,
  isPending,
  send,
  children,
}: ProofFormProps) {
  const { faults, form } = useForm({
    fields: ['password', 'code'],
    check: ({ password, code }) =>
      faultsIn({
        password: hasPassword ? passwordFault(password) : undefined,
        code: takesCode ? codeFault(code) : undefined,
      }),
    send: ({ password, code }, refused) =>
      send({ ...(hasPassword ? { password } : {}), ...(takesCode ? { code } : {}) }, refused),
    focusOnRefusal: hasPassword ? 'password' : 'code',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormFault>{faults.form}</FormFault>
      {children}
      {hasPassword && <CurrentPasswordField error={faults.password} />}
      {takesCode && <CurrentCodeField error={faults.code} />}
      <DialogActions>
        <Button type="submit" variant={isGrave ? 'danger' : 'primary'} pending={isPending}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
