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
  withChange,
  withoutShown,
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
    save,
    read,
    rows: (): readonly string[] => orderIn(read('table')),
    displaced: (field: string) => displaced.filter((one) => one.field === field).map(({ value }) => value),
    copy: (): Base =>
      new Map([...stored].map(([field, { value, version }]) => [field, { value: wireValue(value), version }])),
  }
}
export type Server = ReturnType<typeof newServer>
type Base = Map<string, { value: AnswerValue; version: number }>
type Tab = { name: string; base: Base; queue: Queue }
type Loses = 'nothing' | 'request' | 'reply'

let count = 0

/** A device with two tabs that share what is stored on it; each tab knows of it what it saw last. */
export function newDevice(name: string, server: Server) {
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
    const over = shown(tab, field)?.id ?? null
    const change = { id: `save-${++count}`, field, value, tab: tab.name, over, version: versionIn(tab)(field) }
    queue = withChange(queue, change)
    tab.queue = queue
  }
  const rowsIn = (tab: Tab) => orderIn(seen(tab, 'table'))
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
      write(tab, 'table', { order: [...rowsIn(tab), row] })
      typeIn(tab, `table.${row}.note`)
    },
    removeRow: (index: number, at: number) => {
      const tab = tabOf(index)
      const gone = rowsIn(tab)[at]
      if (gone === undefined) return
      removed.push(gone)
      write(tab, 'table', { order: rowsIn(tab).filter((row) => row !== gone) })
    },
    typeInRow: (index: number, at: number) => {
      const row = rowsIn(tabOf(index))[at]
      if (row !== undefined) typeIn(tabOf(index), `table.${row}.note`)
    },
    /** The request may not arrive, and its reply may not either. */
    send: (loses: Loses, most: number) => {
      const claimed = claim(queue, most)
      queue = claimed.queue
      if (loses === 'request') return
      const replies = new Map(claimed.batch.map((save) => [save.id, server.save(save)]))
      if (loses === 'nothing') queue = withReplies(queue, replies)
      for (const tab of tabs) tab.queue = queue
    },
    /** The page is asked for again. */
    look: (index: number) => {
      const tab = tabOf(index)
      copy = server.copy()
      tab.base = copy
      queue = withoutShown(queue, versionIn(tab))
      tab.queue = queue
    },
    /** What the tab held in memory is gone; without a network the page comes from the copy that is kept. */
    reload: (index: number, offline: boolean) => {
      if (!offline) copy = server.copy()
      tabs[index] = newTab()
    },
    hasUnsent: () => queue.some(isUnsent),
  }
}
export type Device = ReturnType<typeof newDevice>

const orderIn = (value: AnswerValue): string[] => (typeof value === 'object' && value !== null ? value.order : [])
