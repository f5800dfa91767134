/** A text as it is read: words, and web addresses in full that can be followed. */
export type TextPart = { text: string; url?: string }

/** Finds web addresses, without the punctuation of the sentence that ends behind one. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const url = withoutEnd(found)
    if (!isWebLink(url)) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: url, url })
    at = index + url.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** Whether this is the whole address of a page: `https://…`. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text)
}

/** A bracket belongs to an address that opened it. */
function withoutEnd(found: string): string {
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? ''
    if (last === ')' ? found.slice(0, end).includes('(') : !`.,;:!?'”’"]}*_`.includes(last)) break
  }
  return found.slice(0, end)
}
