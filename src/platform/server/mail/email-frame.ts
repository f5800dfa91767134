import { linkParts } from '#platform/format/links.ts'
import type { Email } from './email.ts'

/** Who writes. */
export type Brand = { name: string; contactEmail: string }

declare module '../context.ts' {
  interface Context {
    brand: Brand
  }
}

export type EmailText = {
  /** Which email it is, in plain words: `payment failed`. */
  kind: string
  to: string
  subject: string
  paragraphs: readonly string[]
  /** Web addresses in the paragraphs are links: for what we write ourselves, not for words of members. */
  hasLinks?: boolean
  /** Figures, each under its name. */
  facts?: readonly { label: string; value: string }[]
  lists?: readonly { title: string; items: readonly string[] }[]
  /** The one thing to do, and what to know about its link. */
  action?: { label: string; url: string; note: string }
  /** Where else it leads. */
  also?: { label: string; url: string }
  /** Why this email came, how to turn such emails off, and whose they are: a name with a postal address. */
  footer?: { words: string; label: string; url: string; postal: string }
}

/** Sets an email as plain text and as HTML with the same words. */
export function frameEmail(brand: Brand, email: EmailText): Email {
  const { kind, to, subject } = email
  return { kind, to, subject, text: plainText(brand, email), html: html(brand, email) }
}

/** Whom emails come from, where no setting says it. In quotes, a colon or a bracket of the name is just that. */
export const senderOf = ({ name, contactEmail }: Brand): string =>
  `"${name.replace(/["\\]/g, '\\$&')}" <${contactEmail}>`

const signatureOf = ({ name, contactEmail }: Brand): string => `${name} · ${contactEmail}`

function plainText(brand: Brand, { paragraphs, facts = [], lists = [], action, also, footer }: EmailText): string {
  const lines = [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...lists.map(({ title, items }) => [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(action ? [`${action.label}:\n${action.url}`, action.note] : []),
    ...(also ? [`${also.label}:\n${also.url}`] : []),
    ['-- ', signatureOf(brand), ...(footer?.postal ? [footer.postal] : [])].join('\n'),
    ...(footer ? [`${footer.words}\n${footer.label}: ${footer.url}`] : []),
  ]
  return `${lines.join('\n\n')}\n`
}

function html(brand: Brand, email: EmailText): string {
  const { subject, paragraphs, hasLinks = false, facts = [], lists = [], action, also, footer } = email
  const words = hasLinks ? withLinks : escapeHtml
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${style}</style></head>`,
    '<body style="margin:0;padding:32px 20px;font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif">',
    '<div style="max-width:34rem;margin:0 auto;overflow-wrap:anywhere">',
    `<p style="margin:0 0 8px;font:600 20px/1.3 Besley,Georgia,serif">${escapeHtml(brand.name)}</p>`,
    scaleBar,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(words(paragraph))}</p>`),
    factsHtml(facts),
    ...lists.map(listHtml),
    action ? button(action) : '',
    also ? `<p style="margin:0 0 16px"><a href="${escapeHtml(also.url)}">${escapeHtml(also.label)}</a></p>` : '',
    `<p style="margin:32px 0 0;font-size:13px;opacity:.75">${escapeHtml(signatureOf(brand))}</p>`,
    footer?.postal
      ? `<p style="margin:4px 0 0;font-size:13px;opacity:.75">${lines(escapeHtml(footer.postal))}</p>`
      : '',
    footer ? footerHtml(footer) : '',
    '</div></body></html>',
  ].join('\n')
}

/**
 * The colors of `theme.css`, since mail programs read neither its tokens nor its mixing. For those that know dark
 * emails; the others show the light one, or turn it themselves.
 */
const style = [
  ':root{color-scheme:light dark}body{background:#f5f3e9;color:#16261f}a{color:#a83306}',
  '@media (prefers-color-scheme:dark){body{background:#121f19;color:#e8e7dd}a{color:#ff9a70}.do{background:#b93a08!important}}',
].join('')

/** The three terrains as the scale bar of the map: no picture, which a mail program would fetch from us or hide. */
const scaleBar = [
  '<table role="presentation" style="width:100%;margin:0 0 24px;border-collapse:collapse"><tr>',
  ...['#386a40', '#7c5a14', '#3a5a80'].map(
    (hue) => `<td style="height:5px;padding:0;line-height:5px;font-size:0;background:${hue}">&nbsp;</td>`,
  ),
  '</tr></table>',
].join('')

/** A table, since no mail program sets it otherwise side by side. */
function factsHtml(facts: readonly { label: string; value: string }[]): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:400;opacity:.8">${escapeHtml(label)}</th><td style="padding:6px 0;font-weight:600;text-align:right">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="width:100%;margin:8px 0 20px;border-collapse:collapse;border-top:1px solid #88998f;border-bottom:1px solid #88998f">${rows.join('')}</table>`
}

const listHtml = ({ title, items }: { title: string; items: readonly string[] }) =>
  `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p><ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const button = ({ label, url, note }: { label: string; url: string; note: string }) =>
  [
    '<p style="margin:24px 0"><a class="do" style="display:inline-block;padding:12px 20px;border-radius:8px;',
    `background:#b93a08;color:#ffffff;text-decoration:none" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;opacity:.75">${escapeHtml(note)}</p>`,
  ].join('')

const footerHtml = ({ words, label, url }: NonNullable<EmailText['footer']>) =>
  `<p style="margin:12px 0 0;font-size:13px"><span style="opacity:.75">${escapeHtml(words)}</span> <a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A line that was ended stays one. */
const lines = (markup: string) => markup.trim().replaceAll('\n', '<br>\n')

const withLinks = (paragraph: string) =>
  linkParts(paragraph)
    .map(({ text, url }) => (url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text)))
    .join('')
