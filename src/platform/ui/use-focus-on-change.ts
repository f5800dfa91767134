import { useEffect, useRef } from 'react'

/** For a heading: what it stands over became something else, so it takes the focus, unless one is in a field of it. */
export function useFocusOnChange(state: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus()
  }, [state])
  return heading
}
