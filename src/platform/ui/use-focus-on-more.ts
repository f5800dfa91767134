import { useEffect, useRef } from 'react'

/**
 * For a list with a button that shows more of it: where the button goes away, the first row that it brought has the
 * focus. `seesMore` is told the place of that row as the button is pressed.
 */
export function useFocusOnMore<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const place = useRef<number>(undefined)
  useEffect(() => {
    const row = place.current !== undefined && count > place.current && list.current?.children[place.current]
    if (!(row instanceof HTMLElement)) return
    place.current = undefined
    if (document.activeElement !== document.body) return
    const control = row.querySelector<HTMLElement>('a, button')
    if (!control) row.tabIndex = -1
    const target = control ?? row
    target.focus({ preventScroll: true })
  }, [count])
  const seesMore = (from: number) => {
    place.current = from
  }
  return { list, seesMore }
}
