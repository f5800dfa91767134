/** On a page that needs an account, signing in leads back to the address that was requested. */
export function returnHere(page: Document, { pathname, search }: Location): void {
  if (!page.querySelector('[data-return-here]')) return
  for (const link of page.querySelectorAll('a[href^="/api/login"]')) {
    const [path, query] = (link.getAttribute('href') ?? '').split('?')
    const next = new URLSearchParams(query)
    next.set('returnTo', pathname + search)
    link.setAttribute('href', `${path}?${next}`)
  }
}
