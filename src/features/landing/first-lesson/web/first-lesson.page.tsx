import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { LessonBody, type LessonLink } from '#features/program/web/public.ts'
import { workTimes } from '#features/program/work-times.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { FirstLesson } from '../first-lesson.ts'
import { VisitorLink } from './visitor-link.tsx'

type Lesson = Omit<FirstLesson, 'opening'>

/** The whole lesson of day 1 for a visitor. */
export function FirstLessonPage({ lesson, freeLessons }: { lesson: Lesson; freeLessons: number }) {
  return (
    <>
      <Text
        lesson={lesson}
        sheet="This exercise has a page of its own, which opens with a free account. Paper does too."
        link={VisitorLink}
      />
      <GoOn title="That was lesson 1" href="/api/login" button="Get Started">
        {freeLessons} lessons like this are free. Bring what you wrote: the page that works it out opens with a free
        account.
      </GoOn>
    </>
  )
}

/** The same for a member, with a link into the program; in Coach Mode there is no program of one's own. */
export function MemberFirstLesson({ lesson, isClient }: { lesson: Lesson; isClient: boolean }) {
  return (
    <>
      <Text lesson={lesson} sheet="The page of this exercise is in the program. Paper does too." />
      {isClient && (
        <GoOn title="Make it count" href={lesson.path} button="Open it in the program">
          It’s in your program too, where you can mark it as complete.
        </GoOn>
      )}
    </>
  )
}

/** `sheet`: where the sheet is that the exercise names. */
type TextProps = { lesson: Lesson; sheet: string; link?: LessonLink }

function Text({ lesson, sheet, link }: TextProps) {
  const { title, outcome, minutes, moduleTitle } = lesson
  const blocks = lesson.blocks.flatMap((block) =>
    block.kind === 'box' && block.name === 'exercise'
      ? [{ kind: 'paragraph' as const, inline: [sheet] }, block]
      : [block],
  )
  return (
    <article className="mx-auto max-w-(--container-prose) sm:pt-6">
      <header className="mb-10 border-b border-ink pb-6">
        <p className="legend text-accent">Day 1 · {moduleTitle}</p>
        <h1 tabIndex={-1} className="mt-2 text-4xl">
          {title}
        </h1>
        <p className="mt-4 text-lg text-ink-soft">{outcome}</p>
        <p className="mt-4 flex items-center gap-2 text-sm text-ink-soft">
          <Clock aria-hidden className="size-4 shrink-0" />
          {workTimes(minutes)}
        </p>
      </header>
      {link ? <LessonBody lesson={blocks} link={link} /> : <LessonBody lesson={blocks} />}
    </article>
  )
}

type GoOnProps = { title: string; href: string; button: string; children: ReactNode }

function GoOn({ title, href, button, children }: GoOnProps) {
  return (
    <aside
      aria-labelledby="next-title"
      className="mx-auto mt-16 max-w-(--container-prose) rounded-lg bg-valley-soft p-6 sm:p-8 print:hidden"
    >
      <h2 id="next-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2">{children}</p>
      <LinkButton href={href} className="mt-5">
        {button}
      </LinkButton>
    </aside>
  )
}
