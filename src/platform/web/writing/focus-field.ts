/**
 * Brings a field into view with the focus in it. Two frames later, because the router scrolls, and the heading takes the
 * focus, as a page arrives. Answers how to call it off.
 */
export function focusField(field: HTMLElement | null): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
  })
  return () => cancelAnimationFrame(frame)
}
