import { useEffect, useEffectEvent } from 'react'
import { addShortcut, type Keys } from './shortcuts.ts'

/** Keys that do something while this is on the page; without an act they do nothing and are not listed. */
export function useShortcut(keys: Keys, does: string, act: (() => void) | undefined): void {
  const now = useEffectEvent(() => act?.())
  const isOn = act !== undefined
  useEffect(() => (isOn ? addShortcut({ keys, does, act: () => now() }) : undefined), [keys, does, isOn])
}
