import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '#features/identity/web/public.ts'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { retryDelay } from '#platform/web/retry-delay.ts'

/**
 * Waits until it is known who reads the document. While the call fails, the document's words stay, a line below says so, and it is
 * asked again with growing pauses or by a click.
 */
export async function whenUserKnown(queries: QueryClient): Promise<void> {
  const notice = createNotice()
  for (let failures = 1; !(await isKnown(queries)); failures += 1) {
    document.body.append(notice.element)
    await Promise.race([notice.clicked(), new Promise((done) => setTimeout(done, retryDelay(failures, Math.random())))])
  }
  notice.element.remove()
}

const isKnown = (queries: QueryClient) =>
  queries.fetchQuery(currentUser).then(
    () => true,
    () => false,
  )

function createNotice() {
  const element = document.createElement('div')
  element.role = 'status'
  element.className =
    'fixed inset-x-0 bottom-(--bottom-bar) z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-warning/40 bg-warning-soft px-4 py-2 text-sm'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonClasses({ variant: 'secondary', size: 'sm' })
  button.textContent = 'Try again now'
  element.append('We couldn’t load your account. Keep reading; we’ll keep trying.', button)
  return {
    element,
    clicked: () => new Promise((done) => button.addEventListener('click', done, { once: true })),
  }
}
