/** An address that a click may follow: on this site, https, or mail. Anything else is no link. */
export function safeHref(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url) || url.startsWith('#')) return url
  if (!URL.canParse(url)) return undefined
  return ['https:', 'mailto:'].includes(new URL(url).protocol) ? url : undefined
}
