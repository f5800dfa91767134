import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Once around the app: the first tooltip waits 700 ms, the next within 300 ms none. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A hint on a control that already has a name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-xs animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-lift"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
