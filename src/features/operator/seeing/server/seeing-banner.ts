import { escapeHtml } from '#platform/server/mail/email-frame.ts'
import { endSeeing } from '../seeing.contract.ts'
import type { Seeing } from './seeing.tables.ts'

/** Said on every page, by the server: no script of a page can leave it out, and stopping takes none. */
export const seeingBanner = ({ as, name }: Seeing): string =>
  `<link rel="stylesheet" href="/seeing.css"><aside aria-label="Seeing the site as a member" class="${look}"><p><strong>You’re seeing the site as <span dir="auto">${escapeHtml(name)}</span>.</strong> <span>${says[as]}</span></p><form method="post" action="${endSeeing.path}"><button type="submit" class="${button}">Stop</button></form></aside>`

const says = {
  member: 'Read only, for up to 15 minutes. What they wrote is masked.',
  preview: 'Nothing you do here is saved.',
}

const look =
  'sticky top-0 z-50 flex items-center justify-between gap-4 bg-danger px-4 py-1 text-sm text-paper print:hidden'
const button = 'min-h-11 px-3 font-semibold underline underline-offset-4'
