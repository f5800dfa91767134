/** An address that is safe to follow: internal, https or mailto. Anything else isn't a link. */
export function safeHref(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url) || url.startsWith('#')) return url
  if (!URL.canParse(url)) return undefined
  return ['https:', 'mailto:'].includes(new URL(url).protocol) ? url : undefined
}
