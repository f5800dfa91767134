import {
  applySave,
  type StoredAnswer,
  type StoredValue,
  wireValue,
  withRow,
} from '#features/founder-file/pages/apply-save.ts'
import type { AnswerValue } from '#features/founder-file/pages/filled-page.ts'
import {
  claim,
  isUnsent,
  type Queue,
  type QueuedSave,
  shownIn,
  versionSeen,
  withChange,
  withoutShown,
  withRefusal,
  withReplies,
} from '#features/founder-file/saving/queue.ts'

/** The server as tests play it, with the same rules as the real one. */
export function newServer() {
  const stored = new Map<string, StoredAnswer>()
  const displaced: { field: string; value: StoredValue }[] = []
  const known = new Map<string, number>()
  const save = ({ id, field, value, version }: QueuedSave): number => {
    const before = known.get(id)
    if (before !== undefined) return before
    const next = applySave(stored.get(field), { value, version })
    stored.set(field, next)
    if (next.displaced !== undefined) displaced.push({ field, value: next.displaced })
    const [table = '', row] = field.split('.')
    const order = row === undefined ? undefined : withRow(stored.get(table), row)
    if (order) stored.set(table, order)
    known.set(id, next.version)
    return next.version
  }
  const read = (field: string): AnswerValue => wireValue(stored.get(field)?.value ?? null)
  return {
    save: (batch: Queue) => new Map(batch.map((one) => [one.id, save(one)])),
    copy: (): Base =>
      new Map([...stored].map(([field, { value, version }]) => [field, { value: wireValue(value), version }])),
    /** What the page holds of a field, and what of it was displaced. */
    held: (field: string): unknown[] => [
      read(field),
      ...displaced.filter((one) => one.field === field).map(({ value }) => value),
    ],
    rows: (): readonly string[] => orderIn(read('table')),
  }
}

/** Of a server, what a device asks of it; it throws where there is no answer. */
export type Server = {
  save: (batch: Queue) => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>
  copy: () => Promise<Base> | Base
}
export type Base = Map<string, { value: AnswerValue; version: number }>
type Table = { key: string; column: string }
type Tab = { name: string; base: Base; queue: Queue }
type Loses = 'nothing' | 'request' | 'reply' | 'all in a refusal'

let count = 0

/** A device with two tabs that share what is stored on it; each tab knows of it what it saw last. */
export function newDevice(name: string, server: Server, table: Table = { key: 'table', column: 'note' }) {
  let queue: Queue = []
  let copy: Base = new Map()
  const writes: { field: string; value: AnswerValue; over: AnswerValue }[] = []
  const [added, removed]: [string[], string[]] = [[], []]
  const newTab = (): Tab => ({ name: `${name}-tab-${++count}`, base: copy, queue })
  const tabs = [newTab(), newTab()]
  const tabOf = (index: number) => tabs[index] ?? newTab()

  const versionIn =
    ({ base }: Tab) =>
    (field: string) =>
      base.get(field)?.version ?? 0
  const shown = (tab: Tab, field: string) => shownIn(tab.queue, versionIn(tab)).get(field)
  const seen = (tab: Tab, field: string): AnswerValue => shown(tab, field)?.value ?? tab.base.get(field)?.value ?? null
  const write = (tab: Tab, field: string, value: AnswerValue) => {
    const before = shown(tab, field)
    const version = versionSeen(before, versionIn(tab)(field))
    const change = { id: `save-${++count}`, field, value, tab: tab.name, over: before?.id ?? null, version }
    queue = withChange(queue, change)
    tab.queue = queue
  }
  const rowsIn = (tab: Tab) => orderIn(seen(tab, table.key))
  const refused = () => queue.filter(({ state }) => state === 'refused').map(({ value }) => value)
  const cellIn = (row: string) => `${table.key}.${row}.${table.column}`
  const typeIn = (tab: Tab, field: string) => {
    const value = `text ${++count}`
    writes.push({ field, value, over: seen(tab, field) })
    write(tab, field, value)
  }

  return {
    writes,
    added,
    removed,
    type: (index: number, field: string) => typeIn(tabOf(index), field),
    addRow: (index: number) => {
      const row = `row${++count}`
      added.push(row)
      const tab = tabOf(index)
      write(tab, table.key, { order: [...rowsIn(tab), row] })
      typeIn(tab, cellIn(row))
    },
    removeRow: (index: number, at: number) => {
      const tab = tabOf(index)
      const gone = rowsIn(tab)[at]
      if (gone === undefined) return
      removed.push(gone)
      write(tab, table.key, { order: rowsIn(tab).filter((row) => row !== gone) })
    },
    typeInRow: (index: number, at: number) => {
      const row = rowsIn(tabOf(index))[at]
      if (row !== undefined) typeIn(tabOf(index), cellIn(row))
    },
    /** The request may not arrive, and its reply may not either, also because the server is gone. */
    send: async (loses: Loses, most: number) => {
      const claimed = claim(queue, most)
      queue = claimed.queue
      if (loses === 'request') return
      const replies = loses === 'all in a refusal' ? 'refused' : await answered(() => server.save(claimed.batch))
      if (replies === 'refused') queue = allRefused(queue, claimed.batch)
      else if (replies && loses === 'nothing') queue = withReplies(queue, replies)
      for (const tab of tabs) tab.queue = queue
    },
    /** The page is asked for again. */
    look: async (index: number) => {
      const found = await answered(server.copy)
      if (!found) return
      const tab = tabOf(index)
      copy = found
      tab.base = copy
      queue = withoutShown(queue, versionIn(tab))
      tab.queue = queue
    },
    /** What the tab held in memory is gone; without a network the page comes from the copy that is kept. */
    reload: async (index: number, offline: boolean) => {
      if (!offline) copy = (await answered(server.copy)) ?? copy
      tabs[index] = newTab()
    },
    hasUnsent: () => queue.some(isUnsent),
    refused,
    refusedTypedOver: () =>
      refused().filter((value) => typeof value === 'string' && writes.some(({ over }) => over === value)),
  }
}
export type Device = ReturnType<typeof newDevice>

const allRefused = (queue: Queue, batch: Queue): Queue =>
  batch.reduce((rest, { id }) => withRefusal(rest, id, { why: 'It doesn’t fit.', isLocked: false }), queue)

export const orderIn = (value: AnswerValue): string[] =>
  typeof value === 'object' && value !== null ? value.order : []

async function answered<T>(ask: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

/**
 * Texts that a device took and that are neither on the page, nor kept as displaced, nor shown where they were refused, nor
 * typed over where they were seen; rows that are gone; and refused texts that their device still holds although it typed over them.
 */
export function lostBy(
  devices: readonly Device[],
  held: (field: string) => readonly unknown[],
  rows: readonly string[],
) {
  const writes = devices.flatMap(({ writes }) => writes)
  const typedOver = new Set(writes.map(({ over }) => over))
  const removed = new Set(devices.flatMap(({ removed }) => removed))
  const refused = devices.flatMap((device) => device.refused())
  const there = new Set([...rows, ...refused.flatMap(orderIn)])
  return [
    ...writes.filter(
      ({ field, value }) => !held(field).includes(value) && !refused.includes(value) && !typedOver.has(value),
    ),
    ...devices.flatMap(({ added }) => added).filter((row) => !removed.has(row) && !there.has(row)),
    ...devices.flatMap(({ refusedTypedOver }) => refusedTypedOver()),
  ]
}
