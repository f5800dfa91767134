import { useState } from 'react'
import { LessonBody } from '#features/program/web/public.ts'
import type { NextContent } from '../content.contract.ts'

type Lesson = NextContent['lessons'][number]

/** A lesson as members read it, and beside it as they would. */
export function LessonBeside({ lesson: { before, after, moduleTitle } }: { lesson: Lesson }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-lg border border-line bg-sheet"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold wrap-anywhere">
        {after?.title ?? before?.title}{' '}
        <span className="text-sm font-normal text-ink-soft">
          {moduleTitle} · {!before ? 'new' : !after ? 'removed' : 'changed'}
        </span>
      </summary>
      {isOpen && (
        <div className="grid gap-x-8 gap-y-6 border-t border-line p-5 lg:grid-cols-2">
          <Side name="Now" text={before} none="It isn’t there yet." />
          <Side name="Next" text={after} none="It’s no longer there." />
        </div>
      )}
    </details>
  )
}

type SideProps = { name: string; text: Lesson['before']; none: string }

const Side = ({ name, text, none }: SideProps) => (
  // What stands in the margin of a lesson’s page has no room here.
  <section aria-label={name} className="min-w-0 overflow-x-clip">
    <p className="legend text-ink-soft">{name}</p>
    {text ? (
      <>
        <h3 className="mt-1 mb-4 text-xl wrap-anywhere">{text.title}</h3>
        <LessonBody lesson={text.lesson} isCopy />
      </>
    ) : (
      <p className="mt-2">{none}</p>
    )}
  </section>
)
