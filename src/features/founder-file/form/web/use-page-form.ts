import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { store } from '#platform/web/store.ts'
import type { AnswerValue, FilledPage } from '../../pages/filled-page.ts'
import { type Held, rowsOf } from '../../pages/held.ts'
import { type Queue, shownIn, versionSeen } from '../../saving/queue.ts'
import { outboxOf } from '../../saving/web/current-outbox.ts'
import { followSaves } from '../../saving/web/saved-news.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { carriedOf, pageModel, versionIn } from '../page-model.ts'
import type { FieldNotes } from './file-slots.ts'
import { newHistory } from './history.ts'
import { useReader } from './use-reader.ts'
import { useWorked } from './use-worked.ts'

export type Change = { field: string; value: AnswerValue; mark: Mark | null }
const tab = crypto.randomUUID()

/** A page's form: what it shows in each field, what that comes to, and the way to change it. */
export function usePageForm(filled: FilledPage, memberId: string) {
  const outbox = outboxOf(memberId)
  const shelf = outbox.page(filled.page.id)
  const queue = useSyncExternalStore(shelf.shown.subscribe, shelf.shown.get, shelf.shown.get)
  const [history] = useState(newHistory)
  /** The field in which something is typed that can’t be read so far. */
  const [writing] = useState(() => store(''))
  useSavedNews(filled, memberId)

  const versionOf = versionIn(filled)
  const shown = shownIn(queue, versionOf)
  const held = heldIn(filled, queue)
  const model = pageModel(filled.page)
  const come = useWorked(model, held, carriedOf(filled), filled.computed)

  const write = (field: string, value: AnswerValue, mark?: Mark | null, isUnread?: boolean) => {
    // What was typed since this was drawn counts too.
    const before = shownIn(shelf.shown.get(), versionOf).get(field)
    outbox.write(filled.page.id, {
      id: crypto.randomUUID(),
      field,
      value,
      tab,
      over: before?.id ?? null,
      version: versionSeen(before, versionOf(field)),
      ...(mark === undefined ? {} : { mark }),
      ...(isUnread ? { isUnread } : {}),
    })
  }
  return {
    filled,
    model,
    held,
    come,
    outbox,
    writing,
    read: useReader(),
    isOpen: filled.isOpen,
    currency: filled.currency,
    rows: (table: string) => rowsOf(held, table),
    value: (field: string) => held.get(field)?.value ?? null,
    mark: (field: string) => shown.get(field)?.mark ?? held.get(field)?.mark ?? null,
    /** Why the server didn't take what stands in a field. */
    why: (field: string) => shown.get(field)?.why,
    /** What was typed in a field and can’t be read, nor saved. */
    unread: (field: string) => (shown.get(field)?.isUnread ? String(shown.get(field)?.value) : undefined),
    /** What can’t be read stays in this browser until it can be; what the field said before still counts. */
    set: (field: string, value: AnswerValue, mark?: Mark | null, isUnread?: boolean) => {
      history.note(field, held.get(field) ?? nothing)
      write(field, value, mark, isUnread)
    },
    /** Several fields in one change, which is undone at once. Answers what stood in them. */
    setMany: (changes: readonly Change[]): Change[] => {
      const before = changes.map(({ field }) => ({ field, ...(held.get(field) ?? nothing) }))
      history.noteMany(before)
      for (const { field, value, mark } of changes) write(field, value, mark)
      return before
    },
    setRows: (table: string, order: readonly string[]) => {
      if (rowsOf(held, table).some((row) => !order.includes(row))) history.note(table, held.get(table) ?? nothing)
      write(table, { order: [...order] })
    },
    undo: () => {
      for (const { field, value, mark } of history.takeBack(held)) write(field, value, mark)
    },
    canUndo: useSyncExternalStore(history.subscribe, history.canUndo, history.canUndo),
  }
}
export type PageForm = ReturnType<typeof usePageForm> & { notes?: FieldNotes | undefined }

const nothing = { value: null, mark: null } as const

/** What the fields say; what can't be read leaves what was there. */
function heldIn(filled: FilledPage, queue: Queue): Held {
  const read = shownIn(
    queue.filter(({ isUnread }) => !isUnread),
    versionIn(filled),
  )
  return new Map(
    [...new Set([...Object.keys(filled.answers), ...read.keys()])].map((field) => {
      const base = filled.answers[field]
      const own = read.get(field)
      return [field, own ? { value: own.value, mark: own.mark ?? base?.mark ?? null } : (base ?? nothing)]
    }),
  )
}

/** What the form shows follows what is saved, here and on other devices. */
function useSavedNews({ page, answers, erasedVersion, isOpen }: FilledPage, memberId: string): void {
  const queries = useQueryClient()
  const pageId = page.id
  useEffect(
    () =>
      followSaves(queries, outboxOf(memberId), pageId, {
        versionOf: versionIn({ answers, erasedVersion }),
        answerOf: (field) => answers[field]?.value,
        isOpen,
      }),
    [queries, memberId, pageId, answers, erasedVersion, isOpen],
  )
}
