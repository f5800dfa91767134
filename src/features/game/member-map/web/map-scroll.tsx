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
    current.scrollTop = at * current.scrollHeight - current.clientHeight * 0.4
  }, [isLong, at])
  if (!isLong) return <div className={classNames('relative', isFramed && 'neatline m-[5px]')}>{children}</div>
  return (
    <div className="neatline m-[5px]">
      {/* It ends above the bar at a phone's foot: who is at its lower end is seen without scrolling the page. */}
      <div ref={frame} className="max-h-[max(18rem,calc(100svh-20.5rem-var(--bottom-bar)))] overflow-y-auto">
        <div className="relative overflow-x-clip">{children}</div>
      </div>
    </div>
  )
}
