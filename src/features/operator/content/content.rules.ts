import { opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { counted, listed, numberText, plural } from '#platform/format/numbers.ts'

/** What of content members have something of: lessons that they complete, pages that they answer. */
export type Outline = {
  modules: readonly OutlineModule[]
  /** Pages of the Founder file with the keys of their answers. */
  pages: readonly { id: string; title: string; keys: readonly string[]; renamed: Readonly<Record<string, string>> }[]
  /** Removed lessons, and those that took their place. */
  replaced: Readonly<Record<string, string>>
}
export type OutlineModule = { id: string; title: string; lessons: readonly OutlineLesson[] }
/** `text` is short for all that the lesson says. */
export type OutlineLesson = { id: string; title: string; core: boolean; tier: Tier; text: string }

export type ModuleChange = {
  id: string
  title: string
  /** Ids of core lessons, as they are served. */
  core: readonly string[]
  /** Those that are left or come. */
  next: readonly string[]
  /** The module before it. */
  before: { id: string; core: readonly string[] } | null
  changed: readonly OutlineLesson[]
  added: readonly OutlineLesson[]
  removed: readonly (OutlineLesson & { replacedBy: string | null })[]
  closed: readonly Closing[]
}
/** Lessons that ask for a higher plan than before. */
export type Closing = { from: Tier; tier: Tier; lessons: readonly OutlineLesson[] }
export type KeyChange = { pageId: string; title: string; key: string; to: string | null }
export type ContentChange = {
  added: readonly OutlineModule[]
  modules: readonly ModuleChange[]
  keys: readonly KeyChange[]
}

/** What `to` would change for members of `from`. */
export function changeOf(from: Outline, to: Outline): ContentChange {
  const then = new Map(to.modules.map((module) => [module.id, module]))
  const lessonsThen = new Map(to.modules.flatMap(({ lessons }) => lessons).map((lesson) => [lesson.id, lesson]))
  const lessonsNow = new Set(from.modules.flatMap(({ lessons }) => lessons).map(({ id }) => id))
  const isNow = new Set(from.modules.map(({ id }) => id))
  const modules = from.modules.map((module, at): ModuleChange => {
    const both = module.lessons.flatMap((lesson) => {
      const next = lessonsThen.get(lesson.id)
      return next ? [{ lesson, next }] : []
    })
    return {
      id: module.id,
      title: module.title,
      core: coreOf(module),
      next: coreOf(then.get(module.id)),
      before: beforeOf(from.modules[at - 1]),
      changed: both.filter(({ lesson, next }) => lesson.text !== next.text).map(({ next }) => next),
      added: (then.get(module.id)?.lessons ?? []).filter(({ id }) => !lessonsNow.has(id)),
      removed: module.lessons
        .filter(({ id }) => !lessonsThen.has(id))
        .map((lesson) => ({ ...lesson, replacedBy: lessonsThen.get(to.replaced[lesson.id] ?? '')?.title ?? null })),
      closed: closings(both),
    }
  })
  return {
    added: to.modules.filter(({ id }) => !isNow.has(id)),
    modules: modules.filter(
      ({ changed, added, removed, closed }) => changed.length + added.length + removed.length + closed.length > 0,
    ),
    keys: from.pages.flatMap((page) =>
      keyChanges(
        page,
        to.pages.find(({ id }) => id === page.id),
      ),
    ),
  }
}

type Both = { lesson: OutlineLesson; next: OutlineLesson }

function closings(both: readonly Both[]): Closing[] {
  const higher = both.filter(({ lesson, next }) => !opens(lesson.tier, next.tier))
  const groups = Map.groupBy(higher, ({ lesson, next }) => `${lesson.tier} ${next.tier}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ from: first.lesson.tier, tier: first.next.tier, lessons: group.map(({ next }) => next) }] : []
  })
}

const coreOf = (module: OutlineModule | undefined): string[] =>
  (module?.lessons ?? []).filter(({ core }) => core).map(({ id }) => id)

const beforeOf = (module: OutlineModule | undefined): ModuleChange['before'] =>
  module ? { id: module.id, core: coreOf(module) } : null

function keyChanges(page: Outline['pages'][number], next: Outline['pages'][number] | undefined): KeyChange[] {
  const keys = new Set(next?.keys)
  return page.keys
    .filter((key) => !keys.has(key))
    .map((key) => ({ pageId: page.id, title: page.title, key, to: next?.renamed[key] ?? null }))
}

/** `finishing`: those for whom nothing is left to do once the content changes. */
export type ModuleCounts = { inIt: number; finished: number; finishing?: number }
/** What members have of what changes, by the id of the module, the lesson, by the closing, or by page and key. */
export type Counts = {
  modules: Readonly<Record<string, ModuleCounts>>
  completed: Readonly<Record<string, number>>
  lockedOut: Readonly<Record<string, number>>
  answers: Readonly<Record<string, number>>
}

export const closingName = ({ id }: Pick<ModuleChange, 'id'>, { from, tier }: Closing): string =>
  `${id} ${from} ${tier}`

export const keyName = ({ pageId, key }: Pick<KeyChange, 'pageId' | 'key'>): string => `${pageId} ${key}`

/** The change as sentences, what members would lose first. */
export function sentencesOf({ added, modules, keys }: ContentChange, counts: Counts): string[] {
  const lost = [...keys.map((key) => keySentence(key, counts)), ...modules.flatMap((one) => removals(one, counts))]
  const all = [
    ...lost,
    ...modules.map((one) => moduleSentence(one, counts)),
    ...added.map(({ title, lessons }) => `New module “${title}” with ${counted(lessons.length, 'lesson')}.`),
  ]
  return all.length > 0 ? all : ['Nothing changes for what members have done or written.']
}

function keySentence(key: KeyChange, { answers }: Counts): string {
  const count = answers[keyName(key)] ?? 0
  const using = `${counted(count, 'answer')} ${plural(count, 'uses', 'use')} it`
  if (key.to)
    return `“${key.title}”: ${key.key} becomes ${key.to}; ${counted(count, 'answer')} ${plural(count, 'moves', 'move')} along.`
  return `“${key.title}” loses the field ${key.key}: ${count === 0 ? 'no answer uses it' : using}.`
}

const removals = (module: ModuleChange, { completed, lockedOut }: Counts): string[] => [
  ...module.removed.map(({ id, title, replacedBy }) => {
    const then = replacedBy ? `; “${replacedBy}” counts instead` : ''
    return `“${title}” is removed: ${whoHas(completed[id] ?? 0, 'has', 'have')} completed it${then}.`
  }),
  ...module.closed.map((closing) => {
    const { lessons, tier, from } = closing
    const what = lessons.length > 3 ? `${counted(lessons.length, 'lesson')} of “${module.title}”` : titles(lessons)
    const out = whoHas(lockedOut[closingName(module, closing)] ?? 0, 'is', 'are')
    return `${what} ${plural(lessons.length, 'takes', 'take')} ${tierName[tier]} instead of ${tierName[from]}: ${out} locked out.`
  }),
]

const whoHas = (count: number, one: string, many: string): string =>
  count === 0 ? `no one ${one}` : `${counted(count, 'member')} ${plural(count, one, many)}`

const titles = (lessons: readonly { title: string }[]): string => listed(lessons.map(({ title }) => `“${title}”`))

function moduleSentence(module: ModuleChange, { modules, lockedOut }: Counts): string {
  const { id, title, changed, added, closed } = module
  const { inIt = 0, finished = 0, finishing = 0 } = modules[id] ?? {}
  const out = Math.max(0, ...closed.map((closing) => lockedOut[closingName(module, closing)] ?? 0))
  const what = [
    changed.length > 0 ? `${counted(changed.length, 'lesson')} changed (${firstTitles(changed)})` : '',
    added.length > 0 ? `${counted(added.length, 'new lesson')} (${firstTitles(added)})` : '',
  ].filter((part) => part !== '')
  const who = `${numberText(inIt)} ${plural(inIt, 'member is', 'members are')} in this module, ${numberText(finished)} finished, ${out === 0 ? 'none' : numberText(out)} re-locked.`
  return [
    `“${title}”:`,
    ...(what.length > 0 ? [`${what.join(', ')}.`] : []),
    who,
    ...(finishing > 0 ? [`${counted(finishing, 'member')} will have finished it, with nothing left to do.`] : []),
    ...stillFinished(module, finished),
  ].join(' ')
}

/** A lesson that is added to a module holds back no one who finished it. */
function stillFinished({ added }: ModuleChange, finished: number): string[] {
  const core = added.filter((lesson) => lesson.core).length
  if (core === 0 || finished === 0) return []
  const who = finished === 1 ? 'The one who finished stays' : `The ${numberText(finished)} who finished stay`
  return [`${who} finished; the new ${plural(core, 'lesson is', 'lessons are')} there for them.`]
}

const mostTitles = 3
const firstTitles = (lessons: readonly { title: string }[]): string =>
  lessons.length > mostTitles
    ? `${lessons
        .slice(0, mostTitles)
        .map(({ title }) => `“${title}”`)
        .join(', ')} …`
    : titles(lessons)
