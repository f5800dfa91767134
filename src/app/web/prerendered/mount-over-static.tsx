import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Mounts the app over the static page. That can be read meanwhile, since the app is drawn a little at a time; whoever
 * had moved to a link there is still at it afterwards.
 */
export function mountOverStatic(place: HTMLElement, app: ReactNode): void {
  let href: string | null | undefined
  const note = () => {
    href = document.activeElement?.getAttribute('href')
  }
  note()
  place.addEventListener('focusin', note)
  const onDrawn = () => {
    place.removeEventListener('focusin', note)
    if (href && document.activeElement === document.body) focusLink(place, href)
  }
  startTransition(() => createRoot(place).render(<Drawn onDrawn={onDrawn}>{app}</Drawn>))
}

function Drawn({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}

function focusLink(place: HTMLElement, href: string): void {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')]
  links.find((link) => link.getAttribute('href') === href && link.checkVisibility())?.focus({ preventScroll: true })
}
