import type { OwnAnswer } from '../../../../../tools/server/own-record.ts'
import { linked, type Say, type Talk } from '../../../talk.ts'
import { plainText, sayOwn } from '../../own/say-own.ts'

/** The texts that a member writes on pages of the file, by what they call them. */
const pages = [
  {
    called: /\bcheck ?list\b|\blist (?:for|before|when)\b/,
    pageId: 'delivery-and-onboarding-checklist',
    addresses: ['lines.line'],
  },
  {
    called: /\binterview (?:script|questions?)\b|\bscript for (?:the |my )?interviews?\b/,
    pageId: 'interview-script',
    addresses: ['last_time', 'beginning', 'trigger', 'tried', 'cost', 'ending', 'others'].map(
      (line) => `questions.my_words.${line}`,
    ),
  },
  {
    called: /\bopening (?:line|sentence)\b|\bcall script\b/,
    pageId: 'outreach-and-call-plan',
    addresses: ['opening'],
  },
] as const

type Page = (typeof pages)[number]

/** “Give me my checklist”, “what’s my own opening line”, “the questions I wrote”. */
const mine =
  /\bmy (?:own )?(?:[a-z]+ )?(?:check ?list|list for|interview (?:script|questions?)|script for|call script|opening (?:line|sentence))\b|\b(?:check ?list|interview (?:script|questions?)|call script|opening line) (?:that )?i (?:wrote|made|use|have|put)\b/
/** What else is said of it is asked of the whole file: “where does my checklist hang?” */
const forSomething =
  /\b(?:for|of|on) my [a-z]+ (?:check ?list|script)\b|\b(?:write|draft|make|improve|check|review|about)\b|^\W*(?:where|when|who|how)\b/

/** A text of one’s own is read where it was written, and no template is given for it. */
export function ownText(talk: Talk): Say | undefined {
  if (!mine.test(talk.plain) || forSomething.test(talk.plain)) return undefined
  const page = pages.find(({ called }) => called.test(talk.plain))
  return page && (async () => sayOwn(await read(page, talk), talk))
}

/** Beside a template: what stands on the page of one’s own that it is like. */
export async function ownBesideDraft(id: string, talk: Talk): Promise<string[]> {
  if (id !== 'first-visit') return []
  const [found] = await read(pages[0], talk)
  const lines = found?.figures.map(({ text }) => `**${plainText(text)}**`) ?? []
  return found && lines.length > 0
    ? [`Your own list, on ${linked(found.title, found.href, talk)}: ${lines.join('; ')}. It belongs on this one.`]
    : []
}

const read = ({ pageId, addresses }: Page, { question: { own } }: Talk): Promise<OwnAnswer[]> =>
  own.readPlaces([{ label: '', pageId, addresses, isCount: false }])
