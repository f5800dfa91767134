import type { ReactNode } from 'react'
import type { Mark } from '../../worksheets/kinds.ts'

/** What was counted or guessed: a guess is underlined with dots, and said. */
export const Marked = ({ mark, children }: { mark: Mark | null | undefined; children: ReactNode }) =>
  mark === 'G' ? (
    <>
      <span className="underline decoration-dotted underline-offset-4">{children}</span>
      <span className="sr-only"> (guessed)</span>
    </>
  ) : (
    children
  )
