import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { refreshReads } from '#platform/web/queries.ts'
import type { AnswerValue, FilledPage } from '../../pages/filled-page.ts'
import { type Held, rowsOf } from '../../pages/work-out-page.ts'
import { shownIn, versionSeen, withoutShown } from '../../saving/queue.ts'
import { outboxOf } from '../../saving/web/current-outbox.ts'
import { carriedOf, pageModel, worked } from '../page-model.ts'
import { newHistory } from './history.ts'

type Mark = 'C' | 'G'
const tab = crypto.randomUUID()

/** A page's form: what it shows in each field, what that comes to, and the way to change it. */
export function usePageForm(filled: FilledPage, memberId: string) {
  const outbox = outboxOf(memberId)
  const shelf = outbox.page(filled.page.id)
  const queue = useSyncExternalStore(shelf.shown.subscribe, shelf.shown.get, shelf.shown.get)
  const [history] = useState(newHistory)
  useSavedNews(filled, memberId)

  const versionOf = (field: string) => filled.answers[field]?.version ?? 0
  const shown = shownIn(queue, versionOf)
  const held: Held = new Map(
    [...new Set([...Object.keys(filled.answers), ...shown.keys()])].map((field) => {
      const base = filled.answers[field]
      const own = shown.get(field)
      return [field, own ? { value: own.value, mark: own.mark ?? base?.mark ?? null } : (base ?? nothing)]
    }),
  )
  const model = pageModel(filled.page)
  const come = worked(model, useDeferredValue(held), carriedOf(filled))

  const write = (field: string, value: AnswerValue, mark?: Mark | null) => {
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
    })
  }
  return {
    filled,
    model,
    held,
    come,
    outbox,
    isOpen: filled.isOpen,
    currency: filled.currency,
    rows: (table: string) => rowsOf(held, table),
    value: (field: string) => held.get(field)?.value ?? null,
    mark: (field: string) => held.get(field)?.mark ?? null,
    /** Why the server didn't take what stands in a field. */
    why: (field: string) => shown.get(field)?.why,
    set: (field: string, value: AnswerValue, mark?: Mark) => {
      history.note(field, held.get(field) ?? nothing)
      write(field, value, mark)
    },
    setRows: (table: string, order: readonly string[]) => write(table, { order: [...order] }),
    undo: () => {
      const last = history.take()
      if (last) write(last.field, last.value, last.mark)
    },
    canUndo: useSyncExternalStore(history.subscribe, history.canUndo, history.canUndo),
  }
}
export type PageForm = ReturnType<typeof usePageForm>

const nothing = { value: null, mark: null } as const

/** Reads what waits of this page, lets go of what the page itself shows by now, and hears of saves. */
function useSavedNews({ page, answers }: FilledPage, memberId: string): void {
  const queries = useQueryClient()
  const pageId = page.id
  useEffect(() => {
    const outbox = outboxOf(memberId)
    void outbox.page(pageId).change((queue) => withoutShown(queue, (field) => answers[field]?.version ?? 0))
    return outbox.hear(({ pageId: saved, batch, reply }) => {
      // Lists and other pages are asked for anew when they are next opened; this one shows what was typed.
      void queries.invalidateQueries({ predicate: isOfFile, refetchType: 'none' })
      const isOthersToo = batch.some(({ version }, index) => {
        const answer = reply.answers?.[index]
        return answer?.other || (answer && answer.version !== version + 1)
      })
      if (saved === pageId && isOthersToo) void refreshReads(queries, isPage)
    })
  }, [queries, memberId, pageId, answers])
}

const isPage = (path: string) => /^\/api\/founder-file\/(lessons|pages)\//.test(path)

const isOfFile = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' && path.startsWith('/api/founder-file')
