import { Check, Circle, CircleAlert, Flag } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { elsewhere } from '../../../pages/fit-answer.ts'
import type { PageForm } from '../use-page-form.ts'
import { type Sign, useSign } from '../use-sign.ts'
import type { Keeping } from './use-keep.ts'

/** Loaded when it is asked for, or beside the form. */
const Guidance = lazy(() => import('../guidance.tsx').then(({ Guidance }) => ({ default: Guidance })))

const ElsewhereField = lazy(() =>
  import('../../../fields/web/elsewhere-field.tsx').then((part) => ({ default: part.ElsewhereField })),
)

const MoreMenu = lazy(() => import('./more-menu.tsx').then(({ MoreMenu }) => ({ default: MoreMenu })))

const Questioned = lazy(() =>
  import('../../../critique/web/questioned.tsx').then(({ Questioned }) => ({ default: Questioned })),
)

/** What stands below a page: whether it is saved, a dated copy of it, and what is still missing. */
export function FormFoot({ form, keeping }: { form: PageForm; keeping: Keeping }) {
  const missingId = useId()
  const [isAsked, setAsked] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isQuestioned, setQuestioned] = useState(false)
  const isKeptElsewhere = isElsewhere || form.value(elsewhere) !== null
  const { kept, heldUp, isKeeping, keepNow } = keeping
  return (
    <footer className="mt-6 space-y-4 border-t border-line pt-4 print:hidden">
      {isKeptElsewhere && (
        <Suspense>
          <ElsewhereField form={form} />
        </Suspense>
      )}
      {form.isOpen && (
        <p className="text-sm text-ink-soft">Saved as you type. “Keep this page” adds a copy with today’s date.</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {form.isOpen && (
          <Button variant="secondary" pending={isKeeping} onClick={() => void keepNow()}>
            Keep this page
          </Button>
        )}
        <Button
          variant="ghost"
          className="-ms-4"
          aria-expanded={isAsked}
          aria-controls={missingId}
          onClick={() => setAsked(!isAsked)}
        >
          What’s missing?
        </Button>
        <Suspense>
          <MoreMenu
            form={form}
            isQuestioned={isQuestioned}
            onQuestion={() => setQuestioned(!isQuestioned)}
            onElsewhere={isKeptElsewhere ? undefined : () => setElsewhere(true)}
          />
        </Suspense>
      </div>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {heldUp}
      </p>
      <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-success empty:hidden">
        {kept && (
          <>
            <Flag aria-hidden className="size-4" />
            {kept}
          </>
        )}
      </p>
      <div id={missingId} role="status">
        {isAsked && (
          <Suspense>
            <Guidance form={form} />
          </Suspense>
        )}
      </div>
      <div role="status">
        {isQuestioned && (
          <Suspense>
            <Questioned form={form} />
          </Suspense>
        )}
      </div>
      <SavedSign form={form} />
    </footer>
  )
}

const signs: Record<Sign, { words: string; Icon: typeof Check }> = {
  saved: { words: 'Saved', Icon: Check },
  saving: { words: 'Saving…', Icon: Circle },
  kept: { words: 'Kept on this device, will be sent', Icon: CircleAlert },
  open: { words: 'Not saved yet. Leave this page open until it is.', Icon: CircleAlert },
  refused: { words: 'One answer can’t be saved. The reason is below the field.', Icon: CircleAlert },
}

function SavedSign({ form }: { form: PageForm }) {
  const sign = useSign(form)
  // Of an empty page nothing was saved, and the example in its fields is no answer.
  const isEmpty = form.held.size === 0
  if (sign === 'saved' && isEmpty) return <p role="status" />
  const { words, Icon } = signs[sign]
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4" />
      {words}
    </p>
  )
}
