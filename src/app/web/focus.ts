/** How long a change is waited for, in milliseconds. */
const patience = 10_000
const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** What is waited for: one thing at a time. */
let stop = () => {}

/** Moves the focus to the page's heading as soon as there is one. */
export function focusHeading(): void {
  stop()
  const main = document.querySelector('main')
  if (main) stop = tryAtChanges(main, () => focusNow(main))
}

function focusNow(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * A button that goes away once it is pressed, or a field once its form is sent, would leave the keyboard nowhere: the
 * focus goes to the nearest field or heading instead, unless what took its place has it. So no part of a page has to see
 * to it by itself.
 */
export function keepFocus(): void {
  // Before the app hears of it, while the button is still there.
  document.addEventListener('click', follow, { capture: true })
  document.addEventListener('pointerdown', notePointer, { capture: true })
  document.addEventListener('keydown', noteKey, { capture: true })
}

/** What a page was last touched by; undefined after a key. A click doesn’t tell: to Safari on a phone each is a mouse’s. */
let pointer: string | undefined

function notePointer({ pointerType }: PointerEvent): void {
  pointer = pointerType
}

function noteKey(): void {
  pointer = undefined
}

/** Milliseconds in which a page moves the focus by itself. */
const pause = 60

let before: Element[] = []

function follow({ target }: MouseEvent): void {
  stop()
  const button = target instanceof Element && target.closest('button')
  if (!button) return
  // The Enter key in a field presses the button of its form.
  const held = document.activeElement === document.body ? button : (document.activeElement ?? button)
  // With a dialog, what opened it may be gone too.
  before = [...placesNear(held), ...(held.closest('[role$=dialog]') ? before : [])]
  const near = before
  const title = titleNow()
  const by = pointer
  stop = tryAtChanges(document.body, () => {
    if (held.isConnected) return false
    setTimeout(() => {
      if (titleNow() !== title) focusOn(document.querySelector('h1'))
      // A finger or a pen has no focus to lose, and a field that has it brings up the keyboard.
      else if (by === undefined || by === 'mouse') focusIn(near)
    }, pause)
    return true
  })
}

/** Under another title it is another page. */
const titleNow = () => document.querySelector('h1')?.textContent

/** From the inside out, each with what stands before and after it. */
function placesNear(held: Element): Element[] {
  const near: (Element | null)[] = []
  for (let at = held.parentElement; at && at !== document.body; at = at.parentElement)
    near.push(at, at.previousElementSibling, at.nextElementSibling)
  return near.filter((place) => place !== null)
}

const headings = 'h1, h2, h3'
const fieldsAndHeadings = `input, select, textarea, ${headings}`

function focusIn(near: Element[]): void {
  for (const place of near.filter(({ isConnected }) => isConnected)) {
    focusOn(place.querySelector<HTMLElement>(fieldsAndHeadings))
    // What stands beside it may be what undoes it.
    if (place === near[0]) focusOn(place.querySelector('button'))
  }
}

/** What can’t be focused, such as what is folded away, leaves the focus where it is, and the next one is tried. */
function focusOn(found: HTMLElement | null): void {
  if (!found || document.activeElement !== document.body) return
  const isHeading = found.matches(headings)
  if (isHeading) found.tabIndex = -1
  // With a mouse one sees where one is.
  found.focus({ preventScroll: isHeading || pointer !== undefined })
}

/**
 * Tries something about the focus, and again at each change below a place until it succeeds. Whoever presses a key or a
 * button or scrolls first keeps the focus where it is. Answers how to stop.
 */
function tryAtChanges(place: Element, attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, patience)
  observer.observe(place, { childList: true, subtree: true })
  for (const act of acts) addEventListener(act, stop, { passive: true })

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  return stop
}
