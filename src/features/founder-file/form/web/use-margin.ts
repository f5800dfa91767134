import { useSyncExternalStore } from 'react'

const query = '(min-width: 75rem)'

/** Whether the lesson has a margin at its end, of 13 rem, in which something can stand beside it. */
export const useMargin = (): boolean => useSyncExternalStore(subscribe, hasMargin, () => false)

const hasMargin = () => typeof matchMedia === 'function' && matchMedia(query).matches

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
