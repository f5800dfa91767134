import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Something is under way: the button stays in place, says so and takes no second click. */
  pending?: boolean
  /** Lends its look to the one child, for instance a dialog's trigger. */
  asChild?: boolean
}

export function Button({ variant, size, pending = false, asChild = false, className, disabled, ...rest }: ButtonProps) {
  const classes = buttonClasses({ variant, size, className })
  if (asChild) return <Slot.Root {...rest} className={classes} />
  return (
    <button
      type="button"
      {...rest}
      // Disabled, it would lose the focus, and whoever uses a keyboard their place.
      {...(pending && { onClick: ignore, 'aria-disabled': true })}
      aria-busy={pending}
      disabled={disabled && !pending}
      className={classes}
    />
  )
}

/** A form is not sent again either, by this button or by the Enter key in a field. */
const ignore = (event: MouseEvent) => event.preventDefault()
