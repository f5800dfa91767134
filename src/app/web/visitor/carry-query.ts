/** Query parameters of the address (`ref`, `utm_…`) are added to every link into the site, most of all to the sign-in page. */
export function carryQuery(page: Document, { search, origin }: Location): void {
  if (!search) return
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const target = new URL(link.href, origin)
    const own = new Set(target.searchParams.keys())
    for (const [name, value] of new URLSearchParams(search)) if (!own.has(name)) target.searchParams.append(name, value)
    link.setAttribute('href', target.pathname + target.search + target.hash)
  }
}
