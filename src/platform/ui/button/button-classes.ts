import { classNames } from '../styles/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; className?: string | undefined }

/** The look of a button, for what is one (button, link, trigger). */
export function buttonClasses({ variant = 'primary', size = 'md', className }: Look): string {
  return classNames(base, variants[variant], sizes[size], className)
}

const base =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline transition-colors ' +
  'disabled:border-line-strong disabled:bg-sunken disabled:text-ink-soft disabled:shadow-none aria-busy:cursor-progress aria-busy:opacity-80 [&_svg]:size-[1.15em] [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent shadow-sheet ready:hover:bg-accent-strong',
  secondary: 'border-line-strong bg-sheet text-ink ready:hover:bg-sunken',
  ghost: 'border-transparent text-ink ready:hover:bg-sunken',
  danger: 'border-danger bg-sheet text-danger ready:hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-13 px-6 py-2.5 text-lg',
  icon: 'size-11 p-0 text-lg',
}
