import type { Letter } from './letter.ts'

/** Who writes. */
export type Brand = { name: string; contactEmail: string }

declare module '../context.ts' {
  interface Context {
    brand: Brand
  }
}

export type LetterText = {
  to: string
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do, and what to know about its link. */
  action?: { label: string; url: string; note: string }
}

/** Sets a letter as plain text and as HTML with the same words. */
export function frameLetter(brand: Brand, { to, subject, paragraphs, action }: LetterText): Letter {
  const signature = `${brand.name} · ${brand.contactEmail}`
  const lines = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`, action.note] : []),
    `-- \n${signature}`,
  ]
  const text = `${lines.join('\n\n')}\n`
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif">',
    '<div style="max-width:34rem;margin:0 auto">',
    `<p style="font-weight:600;margin:0 0 24px">${escapeHtml(brand.name)}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    action ? button(action) : '',
    `<p style="margin:32px 0 0;font-size:13px;opacity:.7">${escapeHtml(signature)}</p>`,
    '</div></body></html>',
  ].join('\n')
  return { to, subject, text, html }
}

const button = ({ label, url, note }: { label: string; url: string; note: string }) =>
  [
    '<p style="margin:24px 0"><a style="display:inline-block;padding:12px 20px;border-radius:8px;',
    `background:#1f5c4d;color:#ffffff;text-decoration:none" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;opacity:.7">${escapeHtml(note)}</p>`,
  ].join('')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
