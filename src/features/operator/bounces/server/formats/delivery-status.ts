import type { BounceKind, BounceReport } from '../../bounces.rules.ts'

const mostParts = 20
const mostRecipients = 100

/**
 * A delivery status notification (RFC 3464), as a mail server sends it to the sender of an email: one report for each
 * recipient that it gave up. Nothing where the message holds no such part.
 */
export function deliveryStatusReports(raw: string): BounceReport[] | undefined {
  const parts = partsOf(raw)
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (!status) return undefined
  const original = parts.find(({ type }) => /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)/.test(type))
  const messageId = original && headersOf(original.body).get('message-id')
  const groups = status.body.split(/\r?\n(?:[ \t]*\r?\n)+/, mostRecipients + 1)
  return groups.map(headersOf).flatMap((fields) => {
    const code = fields.get('status') ?? ''
    const kind = fields.get('action')?.toLowerCase() === 'failed' && kindOf(code)
    const address = addressIn(fields.get('original-recipient') ?? '') || addressIn(fields.get('final-recipient') ?? '')
    const reason = afterSemicolon(fields.get('diagnostic-code') ?? '') || code
    return kind ? [{ messageId, address, kind, reason }] : []
  })
}

/** RFC 3463: a full mailbox (5.2.2), a large email, a bad network, content or a policy says nothing of the address. */
const kindOf = (status: string): BounceKind => (/^5\.(?![3467]\.|2\.[23](?:\D|$))/.test(status) ? 'hard' : 'soft')

type Part = { type: string; body: string }

/** The parts of a multipart message, and the message itself where it has none. */
function partsOf(raw: string): Part[] {
  const whole = partOf(raw)
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(whole.contentType) ?? []
  const boundary = quoted ?? bare
  if (!boundary) return [whole]
  return whole.body
    .split(`--${boundary}`, mostParts + 1)
    .slice(1)
    .map((part) => partOf(part.replace(/^[ \t]*\r?\n/, '')))
}

function partOf(text: string) {
  const [end, length] = endOfHeaders(text)
  const contentType = headersOf(text.slice(0, end)).get('content-type') ?? 'text/plain'
  return { contentType, type: contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '', body: text.slice(end + length) }
}

/** Where headers end, and how long the empty line there is. */
function endOfHeaders(text: string): [at: number, length: number] {
  if (/^\r?\n/.test(text)) return [0, 0]
  const [crlf, lf] = [text.indexOf('\r\n\r\n'), text.indexOf('\n\n')]
  if (crlf === -1 && lf === -1) return [text.length, 0]
  return crlf !== -1 && (lf === -1 || crlf < lf) ? [crlf, 4] : [lf, 2]
}

/** Names are in lower case; of a name that comes twice, the first; a line that begins with a space continues the one before. */
function headersOf(text: string): Map<string, string> {
  const headers = new Map<string, string>()
  const [end] = endOfHeaders(text)
  const unfolded = text.slice(0, end).replace(/\r?\n[ \t]+/g, ' ')
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = Math.max(line.indexOf(':'), 0)
    const name = line.slice(0, colon).trim().toLowerCase()
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return headers
}

/** `rfc822; ada@example.com` and `smtp; 550 no such mailbox` say their kind first. */
const afterSemicolon = (text: string): string => text.slice(text.indexOf(';') + 1).trim()
const addressIn = (text: string): string => (/^(?:rfc822|utf-8)\s*;/i.test(text) ? afterSemicolon(text) : '')
