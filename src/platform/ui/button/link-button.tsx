import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type LinkButtonProps = ComponentProps<'a'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Lends its look to the one child, for instance the router's link. */
  asChild?: boolean
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({ variant, size, asChild = false, className, ...rest }: LinkButtonProps) {
  const classes = buttonClasses({ variant, size, className })
  return asChild ? <Slot.Root {...rest} className={classes} /> : <a {...rest} className={classes} />
}
