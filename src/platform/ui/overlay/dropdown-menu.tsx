import { ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'

type DropdownMenuProps = {
  /** The button that opens it; it needs a name. */
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={panel}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Does something (`onSelect`), or with `asChild` lends its look to a link. */
export function DropdownMenuItem({
  danger = false,
  ...rest
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return <Radix.Item {...rest} className={classNames(item, danger && 'text-danger')} />
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-ink-soft">{children}</Radix.Label>
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}

/** On no page so far; the specification names its delay (`docs/conformance.yaml`, constants-47). */
export function DropdownSubmenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={item}>
        {label}
        <ChevronRight aria-hidden className="ml-auto" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent sideOffset={4} collisionPadding={8} className={panel}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

const panel =
  'z-50 min-w-56 max-w-[calc(100vw-1rem)] animate-appear rounded-lg border border-line bg-sheet p-1.5 shadow-float'

const item =
  'flex min-h-10 items-center gap-3 rounded-sm px-3 py-2 text-sm no-underline outline-none select-none data-highlighted:bg-sunken ' +
  'data-disabled:text-ink-soft data-[state=open]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0'
