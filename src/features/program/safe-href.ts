/** An address that is safe to follow: internal, https or mailto. Anything else isn't a link. */
export function safeHref(url: string): string | undefined {
  if (url.startsWith('#')) return url
  if (url.startsWith('/')) return ownPath(url) === undefined ? undefined : url
  if (!URL.canParse(url)) return undefined
  return ['https:', 'mailto:'].includes(new URL(url).protocol) ? url : undefined
}

/** Whether an address is a page of this site, and no call of it. */
export const isOwnPage = (url: string): boolean => {
  const path = url.startsWith('/') ? ownPath(url) : undefined
  return path !== undefined && !/^\/api(?:\/|$)/i.test(path)
}

const site = 'https://site'

/** The path of an address as a browser and the server read it, without tabs, dots and codes; undefined if it leads away. */
function ownPath(url: string): string | undefined {
  if (!URL.canParse(url, site)) return undefined
  const { origin, pathname } = new URL(url, site)
  if (origin !== site || pathname.startsWith('//')) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
