import { capitalized } from '#platform/format/words.ts'
import { escapeHtml } from '#platform/server/mail/email-frame.ts'
import type { PersonalFile, PersonalRow, PersonalSection } from '#platform/server/personal-data.ts'

type Contents = {
  brand: string
  madeAt: string
  sections: readonly PersonalSection[]
  files: readonly PersonalFile[]
}

/** One page without scripts that opens from the disk, in any browser, in either theme. */
export function readablePage({ brand, madeAt, sections, files }: Contents): string {
  const filled = sections.filter(({ rows }) => rows.length > 0)
  const empty = sections.filter(({ rows }) => rows.length === 0)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>Your data at ${escapeHtml(brand)}</title><style>${style}</style></head><body><main>`,
    `<h1>Your data at ${escapeHtml(brand)}</h1>`,
    `<p>Everything we store about you, as of ${escapeHtml(day(madeAt))}. The file <code>data.json</code> next to this page has the same data in a machine-readable form, with the ids by which we tell entries apart. Times are in UTC.</p>`,
    `<nav aria-label="Contents"><ol>${filled.map(({ title }, at) => `<li><a href="#s${at}">${escapeHtml(title)}</a></li>`).join('')}</ol></nav>`,
    ...filled.map((section, at) => sectionHtml(section, at)),
    files.length > 0 ? `<h2>Your files</h2><ul>${files.map(fileHtml).join('')}</ul>` : '',
    empty.length > 0
      ? `<h2>We store nothing about</h2><ul>${empty.map(({ title }) => `<li>${escapeHtml(title)}</li>`).join('')}</ul>`
      : '',
    '</main></body></html>',
  ].join('\n')
}

const fileHtml = ({ name }: PersonalFile) => `<li><a href="${escapeHtml(name)}">${escapeHtml(name)}</a></li>`

const sectionHtml = ({ title, rows }: PersonalSection, at: number): string =>
  [`<section id="s${at}"><h2>${escapeHtml(title)}</h2>`, ...rows.map(rowHtml), '</section>'].join('\n')

const rowHtml = (row: PersonalRow): string =>
  `<dl>${Object.entries(row)
    .filter(([name, value]) => value !== null && value !== '' && !isSpared(name, row))
    .map(
      ([name, value]) =>
        `<div><dt>${escapeHtml(wordsOf(name))}</dt><dd>${escapeHtml(shownValue(name, value))}</dd></div>`,
    )
    .join('')}</dl>`

/** Ids are of no use to who reads, where the title of what they stand for is beside them. */
const isSpared = (name: string, row: PersonalRow): boolean =>
  name === 'id' || (/[a-z]Id$/.test(name) && ('title' in row || 'page' in row)) || (name === 'cause' && 'label' in row)

/** Columns whose names say little to who doesn’t know the tables. */
const known = new Map([
  ['dayFloor', 'Lowest program day you can be on'],
  ['dayShift', 'Days you moved your calendar back'],
  ['begunOn', 'Began again on'],
  ['coachLetters', 'Emails from your coaching'],
  ['weeklyLetters', 'Weekly progress email'],
  ['hourLetters', 'Work reminder'],
  ['programLetters', 'Emails about the program'],
])

/** `completedAt` → `Completed at`. */
function wordsOf(name: string): string {
  const own = known.get(name)
  if (own) return own
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return capitalized(words)
}

/** Yes or no is kept as 1 or 0. */
const isAsked = /^(?:is|has)[A-Z]|(?:Verified|Enabled|Letters)$/
const shownValue = (name: string, value: unknown): string =>
  isAsked.test(name) ? (yesOrNo.get(value) ?? textOf(value)) : textOf(name === 'value' ? answered(value) : value)
const yesOrNo = new Map<unknown, string>([
  [0, 'No'],
  [1, 'Yes'],
])

/** Answers of the Founder file are stored as JSON. */
function answered(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('"')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function textOf(value: unknown): string {
  if (typeof value === 'string') return instant.test(value) ? day(value) : value
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

const day = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)}`

const style = `
:root { color-scheme: light dark; --paper: light-dark(#f5f3e9, #121f19); --ink: light-dark(#16261f, #e8e7dd); --line: color-mix(in srgb, var(--ink) 22%, var(--paper)) }
body { margin: 0; font: 16px/1.6 'Source Sans 3', system-ui, -apple-system, 'Segoe UI', sans-serif; background: var(--paper); color: var(--ink) }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, h2 { font-family: Besley, Georgia, serif; font-weight: 600; text-wrap: balance }
h1 { margin: 0; padding-bottom: 1rem; line-height: 1.2; border-bottom: 5px solid; border-image: linear-gradient(90deg, #386a40 0 33%, #7c5a14 33% 67%, #3a5a80 67%) 1 }
h2 { margin: 2.5rem 0 .75rem; line-height: 1.3 }
nav ol { columns: 2 14rem; padding-left: 1.5rem }
dl { margin: 0; padding: .75rem 0; border-top: 1px solid var(--line); break-inside: avoid }
dl > div { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .25rem 1rem }
dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
a { color: inherit; text-decoration-color: light-dark(#b93a08, #ff9a70); text-underline-offset: .2em }
@media (max-width: 34rem) { dl > div { grid-template-columns: 1fr } dd { margin-bottom: .4rem } }
@media print { :root { color-scheme: light } body { background: white } }
`
