import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Draws the app in one step where the document's own words stood; who had moved to a link there is still at it. */
export function takeOver(place: HTMLElement, app: ReactNode): void {
  const { activeElement } = document
  const href = place.contains(activeElement) && activeElement?.getAttribute('href')
  flushSync(() => createRoot(place).render(app))
  if (!href) return
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')]
  links.find((link) => link.getAttribute('href') === href && link.checkVisibility())?.focus({ preventScroll: true })
}
