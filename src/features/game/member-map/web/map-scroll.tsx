import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'

type MapScrollProps = {
  isFramed: boolean
  isLong: boolean
  /** Where the member is, from 0 at the top to 1. */
  at: number
  children: ReactNode
}

/** The map's frame. A long map scrolls in it, and begins where the member is. */
export function MapScroll({ isFramed, isLong, at, children }: MapScrollProps) {
  const frame = useRef<HTMLDivElement>(null)
  const began = useRef(false)
  useLayoutEffect(() => {
    const { current } = frame
    if (!isLong || !current || began.current) return
    began.current = true
    // The frame's foot lies below a phone's window until one scrolls there.
    current.scrollTop = at * current.scrollHeight - current.clientHeight * 0.4
  }, [isLong, at])
  if (!isLong) return <div className={classNames('relative', isFramed && 'neatline m-[5px]')}>{children}</div>
  return (
    <div className="neatline m-[5px]">
      <div ref={frame} className="max-h-[78svh] overflow-y-auto">
        <div className="relative overflow-x-clip">{children}</div>
      </div>
    </div>
  )
}
