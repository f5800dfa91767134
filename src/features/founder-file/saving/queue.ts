import { cellParts } from '../pages/addresses.ts'
import type { AnswerValue } from '../pages/filled-page.ts'
import { isOrder } from '../pages/held.ts'
import type { Mark } from '../worksheets/kinds.ts'

/**
 * What this device holds of one field until the server has it, and then until the page shows it.
 * `waiting` was never sent, `sent` may have arrived, `saved` was answered, `refused` was answered with why not.
 */
export type QueuedSave = {
  id: string
  field: string
  value: AnswerValue
  mark?: Mark | null | undefined
  /** Milliseconds by this device’s clock; an earlier version didn’t note it. */
  typedAt?: number | undefined
  /** The version that it was typed upon; once it is saved, its own. */
  version: number
  state: 'waiting' | 'sent' | 'saved' | 'refused'
  /** The unanswered save that the field showed when this was typed. */
  over: string | null
  /** The tab that wrote it: another one has not seen it, unless it shows it. */
  tab: string
  why?: string | undefined
  /** Refused because the plan doesn't include the page, or the page was full; where that is over, it can be sent again. */
  isLocked?: boolean | undefined
  /** A text that its field can't read, and so never leaves this device; what the field said before still counts. */
  isUnread?: boolean | undefined
}
export type Refusal = Required<Pick<QueuedSave, 'why' | 'isLocked'>>
export type Queue = readonly QueuedSave[]

export type Change = {
  id: string
  field: string
  value: AnswerValue
  mark?: Mark | null | undefined
  typedAt?: number | undefined
  tab: string
  /** The queued save that the field showed, and the version that its tab had seen: `versionSeen`. */
  over: string | null
  version: number
  isUnread?: boolean | undefined
}

export const isUnsent = ({ state }: QueuedSave): boolean => state === 'waiting' || state === 'sent'

/**
 * What a tab has seen of a field that shows a save of the queue: no more than that save had, although the page may be newer.
 * By the time it is typed upon, another tab may have revised that save, and nothing else tells then what was seen.
 */
export function versionSeen(shown: QueuedSave | undefined, versionOfPage: number): number {
  if (!shown) return versionOfPage
  return shown.state === 'saved' ? shown.version : Math.min(shown.version, versionOfPage)
}

/** Adds what was typed. It replaces what this tab typed in the field before and has not sent, and what was refused. */
export function withChange(queue: Queue, change: Change): Queue {
  const shown = queue.find(({ id }) => id === change.over)
  const { mark = shown?.mark, isUnread } = change
  const typed = { ...change, mark, state: isUnread ? 'refused' : 'waiting' } as const
  if (shown && canRevise(queue, shown, change)) {
    // The new id tells a tab that still shows the earlier value from one that has seen this one.
    const { version, over } = shown
    return queue.map((save) => (save === shown ? { ...typed, version, over } : save))
  }
  // What the page says below the queued save was not seen.
  const version = shown?.version ?? change.version
  const over = shown && shown.state !== 'saved' ? shown.id : null
  return withoutTypedOver([...withRowsGivenUp(queue, shown, typed), { ...typed, version, over }])
}

/** Where rows are removed here, what was refused in them isn't sent again, or it would bring them back. */
function withRowsGivenUp(queue: Queue, shown: QueuedSave | undefined, { value }: Change): Queue {
  if (!shown || !isOrder(shown.value) || !isOrder(value)) return queue
  const { order } = value
  const removed = new Set(shown.value.order.filter((row) => !order.includes(row)))
  return queue.map((save) => {
    const { table, row = '' } = cellParts(save.field)
    const isGivenUp = save.state === 'refused' && table === shown.field && removed.has(row)
    return isGivenUp ? { ...save, isLocked: false } : save
  })
}

/** What was refused is of use only as long as a field shows it. */
const withoutTypedOver = (queue: Queue): Queue =>
  queue.filter(({ id, state }) => state !== 'refused' || !queue.some(({ over }) => over === id))

/**
 * Not what another tab has typed upon meanwhile. And an order that takes rows away stays behind the cells that were
 * typed in them: a cell that comes later brings its row back.
 */
function canRevise(queue: Queue, shown: QueuedSave, { tab, value }: Change): boolean {
  if (shown.state !== 'refused' && (shown.tab !== tab || shown.state !== 'waiting')) return false
  if (queue.some(({ over }) => over === shown.id)) return false
  return !isOrder(value) || !isOrder(shown.value) || shown.value.order.every((row) => value.order.includes(row))
}

/**
 * What goes out next, in its order: no more than so many answers, or bytes where there are several. What was typed over
 * something still under way waits for its answer.
 */
export function claim(queue: Queue, most: number, mostBytes = Infinity): { queue: Queue; batch: Queue } {
  const batch: QueuedSave[] = []
  let bytes = 0
  for (const save of queue.filter(isUnsent)) {
    bytes += new TextEncoder().encode(JSON.stringify(save)).length
    if (batch.length > 0 && bytes > mostBytes) break
    if (batch.length === most || batch.some(({ field }) => field === save.field)) break
    batch.push(save)
  }
  const claimed = new Set(batch)
  return { queue: queue.map((save) => (claimed.has(save) ? { ...save, state: 'sent' as const } : save)), batch }
}

/** The answers to a batch came: what was typed over one of its saves is now typed upon what that became. */
export function withReplies(queue: Queue, replies: ReadonlyMap<string, number>): Queue {
  const settled = withoutTypedOver(queue).map((save): QueuedSave => {
    const version = replies.get(save.id)
    return version === undefined || !isUnsent(save)
      ? save
      : { ...save, state: 'saved', version: seenVersion(save, version) }
  })
  const byId = new Map(settled.map((save) => [save.id, save]))
  const based = settled.map((save) => {
    const under = save.over === null ? undefined : byId.get(save.over)
    return under?.state === 'saved' ? { ...save, over: null, version: Math.max(save.version, under.version) } : save
  })
  // Of a field that was saved again only the last answer is of use.
  return based.filter(
    ({ state, field }, index) =>
      state !== 'saved' || !based.some((other, at) => at > index && other.state === 'saved' && other.field === field),
  )
}

/**
 * Rows that another device added to a table in the meantime have not been seen here, although the table's version
 * passed theirs: a later order must not take them away.
 */
const seenVersion = ({ value, version: before }: QueuedSave, version: number): number =>
  isOrder(value) && version !== before + 1 ? before : version

export const withRefusal = (queue: Queue, id: string, refusal: Refusal): Queue =>
  withoutTypedOver(
    queue.map((save) => (save.id === id && isUnsent(save) ? { ...save, state: 'refused', ...refusal } : save)),
  )

/** The plan includes the page again, or there may be room on it by now. An earlier version of this didn’t note what a refusal was for. */
export const withReopened = (queue: Queue): Queue =>
  queue.map((save) =>
    save.state === 'refused' && save.isLocked !== false && !save.isUnread
      ? { ...save, state: 'waiting', why: undefined, isLocked: undefined }
      : save,
  )

/** The page came anew from the server: what it shows by itself need not be held any longer. */
export const withoutShown = (queue: Queue, versionOf: (field: string) => number): Queue =>
  queue.filter((save) => save.state !== 'saved' || versionOf(save.field) < save.version)

/** What the device shows in each field instead of the page's answer. */
export function shownIn(queue: Queue, versionOf: (field: string) => number): Map<string, QueuedSave> {
  const shown = new Map<string, QueuedSave>()
  for (const save of queue)
    if (save.state !== 'saved' || save.version > versionOf(save.field)) shown.set(save.field, save)
  return shown
}
