import { tryAtChanges } from './try-at-changes.ts'

/**
 * A button that goes away once it is pressed would leave the keyboard nowhere: the focus goes to the nearest field or
 * heading instead, unless what took the button’s place has it. So no part of a page has to see to it by itself.
 */
export function keepFocus(): void {
  // Before the app hears of it, while the button is still there.
  document.addEventListener('click', follow, { capture: true })
}

/** Milliseconds in which a page moves the focus by itself. */
const pause = 60

let stop = () => {}
let before: Element[] = []

function follow({ target, pointerType }: MouseEvent & { pointerType?: string }): void {
  stop()
  const button = target instanceof Element && target.closest('button')
  // A finger has no focus to lose, and a field that has it brings up the keyboard.
  if (!button || pointerType === 'touch') return
  // With a dialog, what opened it may be gone too.
  before = [...placesNear(button), ...(button.closest('[role$=dialog]') ? before : [])]
  const near = before
  stop = tryAtChanges(document.body, () => {
    if (button.isConnected) return false
    setTimeout(() => focusIn(near), pause)
    return true
  })
}

/** From the inside out, each with what follows it: of rows, the next one takes the place of one that is removed. */
function placesNear(button: Element): Element[] {
  const near: Element[] = []
  for (let at = button.parentElement; at && at !== document.body; at = at.parentElement)
    near.push(at, ...(at.nextElementSibling ? [at.nextElementSibling] : []))
  return near
}

const fields = 'input, select, textarea'
const headings = 'h1, h2, h3'

/** What can’t be focused, such as what is folded away, leaves the focus where it is, and the next one is tried. */
function focusIn(near: Element[]): void {
  for (const place of near.filter(({ isConnected }) => isConnected))
    for (const kind of place === near[0] ? [fields, 'button', headings] : [fields, headings]) {
      if (document.activeElement !== document.body) return
      const found = place.querySelector<HTMLElement>(kind)
      if (kind === headings) found?.setAttribute('tabindex', '-1')
      found?.focus({ preventScroll: kind === headings })
    }
}
