import { useState } from 'react'
import { classNames } from './styles/class-names.ts'

type AvatarProps = {
  /** First name: its first letter stands where there is no picture, `U` where there is no name. */
  name?: string | null
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
}

/** A person's picture or initial. Decoration: the name stands beside it, or names the control around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const [initial = 'U'] = name?.trim().toUpperCase() ?? ''
  return (
    <span
      aria-hidden
      className={classNames(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-valley/40 bg-valley-soft font-display font-semibold text-valley',
        sizes[size],
      )}
    >
      {initial}
      {src && src !== broken && (
        <img src={src} alt="" onError={() => setBroken(src)} className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  )
}

const sizes = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-20 text-3xl' }
