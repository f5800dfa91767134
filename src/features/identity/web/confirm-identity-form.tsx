import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { FormError } from './form-error.tsx'
import { CurrentCodeField, CurrentPasswordField } from './password-fields.tsx'
import { type Answered, useForm } from './use-form.ts'
import { codeError, errorsIn, passwordError } from './validate-fields.ts'

type Proof = { password?: string; code?: string }

type ConfirmIdentityFormProps = {
  hasPassword: boolean
  /** Two-step sign-in is on, and this takes a code of it too. */
  takesCode?: boolean
  label: string
  isGrave?: boolean
  isPending: boolean
  /** The way out, where the dialog needs one besides its own. */
  keep?: { label: string; onClick: () => void }
  send: (proof: Proof, answered: Answered) => void
  children?: ReactNode
}

/** Asks for the password, where there is one, before a change to how the account signs in. */
export function ConfirmIdentityForm({
  hasPassword,
  takesCode = false,
  label,
  isGrave = false,
  isPending,
  keep,
  send,
  children,
}: ConfirmIdentityFormProps) {
  const { errors, form } = useForm({
    fields: ['password', 'code'],
    check: ({ password, code }) =>
      errorsIn({
        password: hasPassword ? passwordError(password) : undefined,
        code: takesCode ? codeError(code) : undefined,
      }),
    send: ({ password, code }, answered) =>
      send({ ...(hasPassword ? { password } : {}), ...(takesCode ? { code } : {}) }, answered),
    focusOnRefusal: hasPassword ? 'password' : 'code',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      {children}
      {hasPassword && <CurrentPasswordField error={errors.password} />}
      {takesCode && <CurrentCodeField error={errors.code} />}
      <DialogActions>
        {keep && (
          <Button variant="ghost" onClick={keep.onClick}>
            {keep.label}
          </Button>
        )}
        <Button type="submit" variant={isGrave ? 'danger' : 'primary'} pending={isPending}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
