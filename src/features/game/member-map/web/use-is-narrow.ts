import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 40rem)')

/** Whether the window is narrower than a tablet. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => !wide().matches,
    () => false,
  )
