import { whenServerAnswers } from '#platform/web/offline/when-server-answers.ts'

/** The page for no network stands at the address that was asked for: it comes by itself, or by the link, once it can. */
export function comeBack(page: Document, location: Location): void {
  const again = page.querySelector('[data-try-again]')
  // At its own address there’s nothing to come back to but the start.
  if (!again || location.pathname === '/offline') return
  again.setAttribute('href', location.pathname + location.search)
  whenServerAnswers(() => location.reload())
}
