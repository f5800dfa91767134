import { tryAtChanges } from './try-at-changes.ts'

/** Moves the focus to the page's heading as soon as there is one. Answers how to stop waiting. */
export function focusHeading(): () => void {
  const main = document.querySelector('main')
  return main ? tryAtChanges(main, () => focusNow(main)) : () => {}
}

function focusNow(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
