import { contentReader } from '#platform/server/content-files.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import type { House, Rows } from './fill.ts'

const days = 180
const [pages, answersOnPage, badges, downloads, talks] = [30, 4, 20, 10, 6]
const numbers = ['clients', 'revenue', 'costs', 'cash', 'hours', 'leads', 'calls', 'new_customers']
const weeks = 13
const text = "'Three calls done, two said the price is fine, and one wants it in writing by Friday.'"

/**
 * Half a year to its end: every lesson, a line of gratitude each day, what each paid, badges, thirty pages, numbers and talks.
 * Rows come day by day, as all members write them side by side: those of one member lie as far apart as in life.
 */
export function finished(house: House): Rows {
  const content = loadContent(contentReader('content'), { local: true })
  return { ...walked(house, content), ...earned(house, content), ...written(house, content), ...talked(house) }
}
type Content = ReturnType<typeof loadContent>

/** The k-th of all, spread over the days. */
const since = ({ ago }: House, all: number) => `(${ago} - k * ${days} / ${all})`
const onDay = ({ ago }: House) => `(${ago} - k)`
const inTurn = ({ each }: House, other: string) => `from ${other} cross join ${each} order by k, n`
const list = (name: string, words: readonly string[]) =>
  `(${words.map((word, k) => `select ${k} as k, '${word}' as ${name}`).join(' union all ')}) l`
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)

function walked(house: House, { program }: Content): Rows {
  const { id, digits, series, day, at } = house
  const lessons = idsOf(program.modules.flatMap(({ core }) => core))
  const onLesson = since(house, lessons.length)
  const entry = (reason: string, cause: string, ofDay: string, points: number) =>
    `'0199-${reason.slice(0, 3)}-' || ${digits('n')} || '-' || k, ${id('n')}, ${at(ofDay)}, ${day(ofDay)}, '${reason}', ${cause}, 'A lesson', ${points}, ${points}`
  const points = 50 * lessons.length + 5 * days
  return {
    completions: [
      '"memberId", "subModuleId", "completedAt", "completedOn", "programDay"',
      `${id('n')}, lesson, ${at(onLesson)}, ${day(onLesson)}, 1 + k * ${days} / ${lessons.length}`,
      inTurn(house, list('lesson', lessons)),
    ],
    gratitudeEntries: [
      '"memberId", "onDay", "text", "writtenAt"',
      `${id('n')}, ${day(onDay(house))}, ${text}, ${at(onDay(house))}`,
      inTurn(house, series('k', days)),
    ],
    'ledgerEntries lessons': [
      ledgerColumns,
      entry('sub-module.completed', 'lesson', onLesson, 50),
      inTurn(house, list('lesson', lessons)),
    ],
    'ledgerEntries days': [
      ledgerColumns,
      entry('gratitude.written', day(onDay(house)), onDay(house), 5),
      inTurn(house, series('k', days)),
    ],
    standings: [
      '"memberId", "points", "xp", "proactivity"',
      `${id('n')}, ${points}, ${points}, 96`,
      `from ${house.each}`,
    ],
  }
}

function earned(house: House, { game, library }: Content): Rows {
  const { id, at } = house
  const [onBadge, onDownload] = [at(since(house, badges)), at(since(house, downloads))]
  return {
    earnings: [
      '"memberId", "kind", "subject", "earnedAt"',
      `${id('n')}, 'badge', badge, ${onBadge}`,
      inTurn(house, list('badge', idsOf(game.badges.slice(0, badges)))),
    ],
    downloads: [
      '"memberId", "resourceId", "times", "firstAt", "lastAt"',
      `${id('n')}, resource, 1, ${onDownload}, ${onDownload}`,
      inTurn(house, list('resource', idsOf(library.resources.slice(0, downloads)))),
    ],
  }
}

function written(house: House, { worksheets }: Content): Rows {
  const { id, series, day, at, ago, each } = house
  const some = worksheets.pages.filter(({ places }) => places.length >= answersOnPage).slice(0, pages)
  const typed = some.flatMap(({ id: page, places }) =>
    places
      .filter(({ formula }) => formula === undefined)
      .slice(0, answersOnPage)
      .map(({ address }) => `${page}|${address}`),
  )
  const onDate = `(${ago} - week * 14)`
  return {
    filePages: [
      '"memberId", "pageId", "version", "answers", "isDone", "updatedAt"',
      `${id('n')}, page, ${answersOnPage}, ${answersOnPage}, 1, ${at(since(house, pages))}`,
      inTurn(house, list('page', idsOf(some))),
    ],
    fileAnswers: [
      '"memberId", "pageId", "field", "value", "version", "updatedAt"',
      `${id('n')}, page, field, '"Three calls, two by Friday"', 1, ${at(since(house, typed.length))}`,
      inTurn(
        house,
        `(${typed.map((place, k) => `select ${k} as k, '${place.replace('|', "' as page, '")}' as field`).join(' union all ')}) l`,
      ),
    ],
    fileNumbers: [
      '"memberId", "id", "key", "date", "onDay", "value", "mark", "enteredAt"',
      `${id('n')}, key || '-' || week, key, ${day(onDate)}, 1 + week * 14, 500 + n % 300 + week, 'C', ${at(onDate)}`,
      `from ${series('week', weeks)} cross join ${list('key', numbers)} cross join ${each} order by week, k, n`,
    ],
  }
}

function talked(house: House): Rows {
  const { id, digits, series, at } = house
  const onTalk = at(since(house, talks))
  return {
    conversations: [
      '"id", "memberId", "title", "createdAt", "updatedAt"',
      `'0199-talk-' || ${digits('n')} || '-' || k, ${id('n')}, 'How do I price this?', ${onTalk}, ${onTalk}`,
      inTurn(house, series('k', talks)),
    ],
    chatMessages: [
      '"id", "conversationId", "role", "content", "createdAt", "status", "isFromFile"',
      `'0199-said-' || ${digits('n')} || '-' || k, '0199-talk-' || ${digits('n')} || '-' || (k / 2),
       case when k % 2 = 0 then 'user' else 'assistant' end, ${text} || ${text}, ${at(since(house, 2 * talks))}, 'done', 0`,
      inTurn(house, series('k', 2 * talks)),
    ],
  }
}

const ledgerColumns = '"id", "memberId", "at", "onDay", "reason", "cause", "label", "points", "xp"'
