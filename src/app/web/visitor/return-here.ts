/** On a page that is shut, signing in leads back to the address that was asked for. */
export function returnHere(page: Document, { pathname, search }: Location): void {
  if (!page.querySelector('[data-return-here]')) return
  const query = new URLSearchParams({ returnTo: pathname + search })
  for (const link of page.querySelectorAll('a[href="/api/login"]')) link.setAttribute('href', `/api/login?${query}`)
}
