import { counted } from '#platform/format/numbers.ts'
import type { FilePage, GapsOnPage } from '../../../../../tools/server/read-file-pages.ts'
import { type Kind, type Lines, linked, saidAs, type Talk } from '../../../talk.ts'
import { isOfProduct } from '../own-words.ts'
import { plainText } from '../say-own.ts'
import { pagesAsked } from './pages-asked.ts'

/** “Which sheets haven’t I filled in yet?”, “what’s missing on my market size sheet?” */
export const ownPages: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const asked = isOfProduct(talk.plain) ? undefined : pagesAsked(talk.plain)
    if (!asked) return undefined
    const { own } = talk.question
    if (asked.what !== 'gaps') return async () => sayPages(await own.pages(), asked.what, talk)
    const [key] = own.findPages(asked.page)
    if (!key || key.alike < (asked.isOfPage ? nearEnough : surelyNear)) return undefined
    return async () => {
      const gaps = await own.gaps(key)
      return gaps ? sayGaps(gaps, talk) : []
    }
  },
}

/** “Delegation” may be a module: without a word for pages it has to be one’s very title. */
const [nearEnough, surelyNear] = [0.5, 0.8] as const
const [mostBegun, mostEmpty, mostDone] = [8, 6, 40] as const
const file = '[Founder file](/founder-file)'

function sayPages(all: readonly FilePage[], asked: 'empty' | 'begun' | 'done', talk: Talk): string[] {
  const pages = all.filter(({ isOpen }) => isOpen)
  const { done = [], begun = [], empty = [] } = Object.groupBy(pages, ({ state }) => state)
  if (empty.length === pages.length)
    return [
      `None is begun yet: all ${counted(pages.length, 'page')} of your ${file} are empty.`,
      ...sayEmpty(empty, talk),
    ]
  const first = `Of the ${counted(pages.length, 'page')} of your ${file} that your plan opens, **${done.length} are complete**, **${begun.length} begun** and **${empty.length} empty**.`
  const told = {
    empty: [...sayBegun(begun, talk), ...sayEmpty(empty, talk)],
    begun: begun.length > 0 ? sayBegun(begun, talk) : ['None is begun and not complete.'],
    done: [...(done.length > 0 ? [`Complete: ${linksOf(done, mostDone, talk)}.`] : []), ...sayBegun(begun, talk)],
  }
  return [first, ...told[asked]]
}

const sayBegun = (pages: readonly FilePage[], talk: Talk) =>
  pages.length === 0 ? [] : [`Begun, with something still missing: ${linksOf(pages, mostBegun, talk)}.`]

/** The next ones in the program’s order; of the others only how many each module has. */
function sayEmpty(pages: readonly FilePage[], talk: Talk): string[] {
  if (pages.length === 0) return []
  const [next, later] = [pages.slice(0, mostEmpty), pages.slice(mostEmpty)]
  const modules = [...Map.groupBy(later, ({ module }) => module)].map(([module, some]) => `${module} (${some.length})`)
  return [
    `Still empty, the next ones first:\n\n${next.map(({ title, href }) => `- ${linked(title, href, talk)}`).join('\n')}`,
    ...(modules.length > 0 ? [`And ${counted(later.length, 'page')} of later modules: ${modules.join(', ')}.`] : []),
  ]
}

function linksOf(pages: readonly FilePage[], most: number, talk: Talk): string {
  const links = pages.slice(0, most).map(({ title, href }) => linked(title, href, talk))
  return `${links.join(', ')}${pages.length > most ? ` and ${pages.length - most} more` : ''}`
}

const mostFields = 8

function sayGaps({ title, href, isBegun, isDone, required, lacking, others }: GapsOnPage, talk: Talk): Lines {
  const page = `your page ${linked(title, href, talk)}`
  if (!isBegun) return saidAs('empty-page', [`Nothing is on ${page} yet: it’s still empty.`])
  const first = isDone
    ? `From ${page}: it’s complete, everything that it asks for is there.`
    : `From ${page}: it’s begun, and something that it asks for is missing.`
  return [
    first,
    ...fields('Still to fill in', required),
    ...(lacking.length > 0 ? [`What its rules find: ${lacking.map(plainText).join('; ')}.`] : []),
    ...fields(isDone || required.length === 0 ? 'Empty, and it may stay so' : 'Also empty, and it may stay so', others),
  ]
}

const fields = (what: string, labels: readonly string[]): string[] =>
  labels.length === 0
    ? []
    : [
        `${what}: ${labels
          .slice(0, mostFields)
          .map((label) => `*${plainText(label)}*`)
          .join(', ')}${labels.length > mostFields ? ` and ${labels.length - mostFields} more` : ''}.`,
      ]
