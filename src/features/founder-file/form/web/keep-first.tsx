import { useState } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { Keeping } from './foot/use-keep.ts'
import type { PageForm } from './use-page-form.ts'

type KeepFirstProps = {
  form: PageForm
  due: NonNullable<FilledPage['keepFirst']>
  keeping: Keeping
}

/** Before the fields, since it is too late below them. Once something is changed here it goes, and nothing moves. */
export function KeepFirst({ form, due, keeping: { heldUp, isKeeping, keepNow } }: KeepFirstProps) {
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  return (
    <div className={`mb-5 print:hidden ${form.canUndo ? 'invisible' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-info-soft px-3 py-2 text-sm">
        <p className="min-w-56 flex-1">{words(due)}</p>
        <Button variant="secondary" pending={isKeeping} onClick={() => void keepNow(toTitle)}>
          Keep it
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setOver(true)
            toTitle()
          }}
        >
          Not now
        </Button>
      </div>
      {heldUp && <p className="mt-2 text-sm font-semibold text-danger">{heldUp}</p>}
    </div>
  )
}

/** The button is gone; the title says whether it is kept. */
const toTitle = () => document.getElementById('worksheet-title')?.focus()

const words = ({ last, writtenOn }: KeepFirstProps['due']) =>
  last
    ? `Keep last ${last}’s before you change it. You’ll want to lay the two side by side.`
    : `You last changed this ${calendarDates.dayOfYear(writtenOn)}. Keep it as it is before you change it, to see later what moved.`
