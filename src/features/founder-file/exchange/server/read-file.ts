import { contentIssueSentence } from '#platform/server/content-issue-sentence.ts'
import { holdsEscapedNul } from '#platform/server/http/request/parse-input.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { type Content, ExchangeFile } from '../exchange-file.ts'
import { hashOf } from './canonical.ts'

const refused = founderFileRefusals.importUnreadable
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What an exported file holds; whatever isn't one is refused in words. */
export function readFile(raw: Uint8Array): { content: Content; exportedAt: string } {
  const parsed = ExchangeFile.safeParse(parseJson(raw))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = (issue?.path ?? []).join('.').slice(0, 120)
    throw refused(issue ? `${where} ${contentIssueSentence(issue, 'something')}`.trim() : 'It can’t be read.')
  }
  const { content, hash, exportedAt } = parsed.data
  if (hashOf(content) !== hash)
    throw refused('It was changed or damaged since it was exported: its hash doesn’t match. Export it again.')
  checkOnce('content.pages', content.pages, ({ id }) => id)
  for (const page of content.pages) checkOnce(`content.pages ${page.id}`, page.answers, ({ field }) => field)
  for (const { answers } of content.pages.flatMap(({ copies }) => copies))
    checkOnce('a copy', answers, ({ field }) => field)
  const copies = content.pages.flatMap((page) => page.copies)
  checkOnce('copies', copies, ({ id }) => id)
  checkOnce('content.points', content.points, ({ id }) => id)
  const current = content.points.filter(({ correctedBy }) => correctedBy === null)
  checkOnce('content.points', current, ({ key, onDay, date }) => `${key} of ${date}, day ${onDay}`)
  return { content, exportedAt }
}

function parseJson(raw: Uint8Array): unknown {
  const held = attempt(() => {
    const text = utf8.decode(raw)
    return { text, json: JSON.parse(text) as unknown }
  })
  if (!held) throw refused('It isn’t JSON. Choose the file that the export saved.')
  if (holdsEscapedNul(held.text)) throw refused('No text may hold the character U+0000.')
  return held.json
}

function attempt<T>(something: () => T): T | undefined {
  try {
    return something()
  } catch {
    return undefined
  }
}

function checkOnce<T>(where: string, some: readonly T[], nameOf: (one: T) => string): void {
  const seen = new Set<string>()
  for (const one of some.map(nameOf)) {
    if (seen.has(one)) throw refused(`${where} holds ${one} twice.`)
    seen.add(one)
  }
}
