import { Avatar as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'

type AvatarProps = {
  /** First name: its first letter stands where there is no picture, `U` where there is no name. */
  name?: string | null
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
}

/** A person's picture or initial. Decoration: the name stands beside it, or names the control around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const initial = name?.trim().charAt(0).toUpperCase() || 'U'
  return (
    <Radix.Root
      aria-hidden
      className={classNames(
        'relative inline-grid shrink-0 overflow-hidden rounded-full border border-valley/40 bg-valley-soft',
        sizes[size],
      )}
    >
      {src && <Radix.Image src={src} alt="" className="col-start-1 row-start-1 size-full object-cover" />}
      <Radix.Fallback className="col-start-1 row-start-1 grid size-full place-items-center font-display font-semibold text-valley">
        {initial}
      </Radix.Fallback>
    </Radix.Root>
  )
}

const sizes = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-20 text-3xl' }
