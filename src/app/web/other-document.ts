import { pages } from '../pages.ts'

/** A page apart has its own document and security policy: going to it or leaving it loads another document. */
export function loadOtherDocument({ pathname, href }: { pathname: string; href: string }): Promise<never> | undefined {
  const wanted = pages.find(({ path, isApart }) => isApart && path === pathname)?.name
  if (wanted === document.documentElement.dataset.apart) return undefined
  location.assign(href)
  return new Promise(() => {})
}
