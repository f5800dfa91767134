import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { filePages } from '../../binder/web/binder.calls.ts'
import { ExportLinks } from '../../exchange/web/export-links.tsx'
import { type PageModel, versionIn } from '../../form/page-model.ts'
import { fieldsOf, notesOf } from '../../form/web/field-notes.tsx'
import type { FileSlots } from '../../form/web/file-slots.ts'
import { type PageForm, usePageForm } from '../../form/web/use-page-form.ts'
import { WorksheetForm } from '../../form/web/worksheet-form.tsx'
import type { FilledPage } from '../../pages/filled-page.ts'
import { shownIn } from '../../saving/queue.ts'
import type { Version } from '../compared-lines.ts'
import type { Snapshot } from '../snapshots.contract.ts'
import { CompareCopies } from './compare-copies.tsx'
import { CopyList } from './copy-list.tsx'
import { DaysSideBySide } from './days-side-by-side.tsx'
import { ErasePage } from './erase-page.tsx'
import type { Restored } from './restore-copy.tsx'
import { RestoredNote } from './restored-note.tsx'
import { filePage } from './snapshots.calls.ts'
import { useCopyNames, versionOf } from './version-names.ts'

export type NamedVersion = { id: string; name: string; day: number | null; version: Version; copy?: Snapshot }
export type PageHistory = {
  form: PageForm
  model: PageModel
  currency: string
  copies: readonly Snapshot[]
  /** The copies from the first, and now. */
  versions: readonly NamedVersion[]
  now: Version
  /** Asks for what other devices wrote. */
  refresh: () => Promise<void>
  /** Has what was typed here stored, and answers the versions of all that is seen here; undefined where some waits. */
  sendAndSee: () => Promise<Record<string, number> | undefined>
}

type PageHistoryProps = {
  filled: FilledPage
  copies: readonly Snapshot[]
  memberId: string
  slots?: FileSlots | undefined
  onErased: () => void
}

const now = 'now'

/** A page outside its lesson: its kept copies, any two of them side by side, and the page itself. */
export function PageHistoryView({ filled, copies, memberId, slots, onErased }: PageHistoryProps) {
  const history = useHistory(filled, copies, memberId)
  const [chosen, setChosen] = useState<readonly [string, string]>()
  const [restored, setRestored] = useState<Restored>()
  // A copy that was just kept says what stands here now: what has changed is seen from the first one.
  const first = history.versions.find(({ copy }) => copy)?.id
  const isThere = chosen?.every((id) => history.versions.some((one) => one.id === id))
  const compared = isThere ? chosen : first ? ([first, now] as const) : undefined
  const compare = (id: string) => {
    setChosen([id, now])
    // Drawn before it is gone to.
    requestAnimationFrame(() => document.getElementById('compare')?.querySelector('h2')?.focus())
  }
  return (
    <>
      <RestoredNote history={history} restored={restored} onDone={setRestored} />
      <section aria-labelledby="copies" className="mt-8 print:hidden">
        <h2 id="copies" tabIndex={-1} className="mb-3 text-2xl">
          Kept copies
        </h2>
        <CopyList history={history} onCompare={compare} onRestored={setRestored} />
      </section>
      <DaysSideBySide history={history} />
      <div id="compare">{compared && <CompareCopies history={history} chosen={compared} onChoose={setChosen} />}</div>
      {/* As in a lesson, a form of many columns takes the room at its end. */}
      <section aria-labelledby="page-now" className="mt-14 xl:pe-64 print:mt-6 print:pe-0">
        <h2 id="page-now" className="text-2xl print:hidden">
          The page now
        </h2>
        <WorksheetForm filled={filled} notes={slots && notesOf(slots, filled)} />
        {slots && <OfPage slots={slots} filled={filled} />}
      </section>
      {filled.state !== 'empty' && (
        <section aria-labelledby="take-page" className="mt-6 print:hidden">
          <h2 id="take-page" className="mb-2 text-lg">
            Take this page with you
          </h2>
          <ExportLinks
            memberId={memberId}
            of={filled.page.id}
            pages={[filled.page.id, ...filled.page.subModuleIds]}
            formats={['xlsx', 'docx', 'json']}
          />
        </section>
      )}
      {(filled.version > 0 || copies.length > 0) && <ErasePage history={history} onErased={onErased} />}
    </>
  )
}

function OfPage({ slots, filled }: { slots: FileSlots; filled: FilledPage }) {
  const { id, title } = filled.page
  const line = useQuery(filePages).data?.pages.find((page) => page.id === id)
  return <slots.ofPage page={{ id, title, moduleId: line?.moduleId ?? '' }} inForm={fieldsOf(filled)} />
}

function useHistory(filled: FilledPage, copies: readonly Snapshot[], memberId: string): PageHistory {
  const queries = useQueryClient()
  const form = usePageForm(filled, memberId)
  const nameOf = useCopyNames(copies)
  const pageId = filled.page.id
  const present: Version = { answers: form.held, values: form.come.values }
  const kept = copies.map((copy) => ({
    id: copy.id,
    name: nameOf(copy),
    day: copy.programDay,
    version: versionOf(copy),
    copy,
  }))
  return {
    form,
    model: form.model,
    currency: filled.currency,
    copies,
    now: present,
    versions: [...kept, { id: now, name: 'Now', day: null, version: present }],
    refresh: () => queries.invalidateQueries({ queryKey: filePage(pageId).queryKey }),
    sendAndSee: async () => {
      if (!(await form.outbox.save(pageId))) return undefined
      const stored = Object.entries(filled.answers).map(([field, { version }]) => [field, version] as const)
      const sent = shownIn(form.outbox.page(pageId).shown.get(), versionIn(filled))
      return Object.fromEntries([...stored, ...[...sent].map(([field, { version }]) => [field, version] as const)])
    },
  }
}
