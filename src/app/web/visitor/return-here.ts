/** On a page that needs an account, signing in leads back to the address that was requested. */
export function returnHere(page: Document, { pathname, search }: Location): void {
  if (!page.querySelector('[data-return-here]')) return
  const query = new URLSearchParams({ returnTo: pathname + search })
  for (const link of page.querySelectorAll('a[href="/api/login"]')) link.setAttribute('href', `/api/login?${query}`)
}
