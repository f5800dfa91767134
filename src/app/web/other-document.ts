import { pages } from '../pages.ts'

/** A page apart has a document, and so a policy, of its own: coming to it and leaving it loads the other one. */
export function loadOtherDocument({ pathname, href }: { pathname: string; href: string }): Promise<never> | undefined {
  const wanted = pages.find(({ path, isApart }) => isApart && path === pathname)?.name
  if (wanted === document.documentElement.dataset.apart) return undefined
  location.assign(href)
  return new Promise(() => {})
}
