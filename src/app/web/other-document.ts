import { findPage } from '../pages.ts'

/** A page apart has a document, and so a policy, of its own: coming to it and leaving it loads the other one. */
export function loadOtherDocument({ pathname, href }: { pathname: string; href: string }): Promise<never> | undefined {
  const page = findPage(pathname)?.page
  const wanted = page?.isApart ? page.name : undefined
  if (wanted === document.documentElement.dataset.apart) return undefined
  location.assign(href)
  return new Promise(() => {})
}
