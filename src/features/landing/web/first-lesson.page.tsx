import { Clock } from 'lucide-react'
import { LessonBody } from '#features/program/web/public.ts'
import { LinkButton } from '#platform/ui/link-button.tsx'
import type { FirstLesson } from '../landing.ts'
import { VisitorLink } from './visitor-link.tsx'

type FirstLessonPageProps = { lesson: FirstLesson; freeLessons: number; isMember: boolean }

/** Day 1, whole, for everybody. */
export function FirstLessonPage({ lesson, freeLessons, isMember }: FirstLessonPageProps) {
  const { title, outcome, minutes, moduleTitle, blocks, path } = lesson
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <article className="mx-auto max-w-(--container-prose)">
        <header className="mb-10 border-b border-ink pb-6">
          <p className="legend text-accent">Day 1 · {moduleTitle}</p>
          <h1 tabIndex={-1} className="mt-2 text-4xl">
            {title}
          </h1>
          <p className="mt-4 text-lg text-ink-soft">{outcome}</p>
          <p className="mt-4 flex items-center gap-2 text-sm text-ink-soft">
            <Clock aria-hidden className="size-4" />
            About {minutes} minutes with the exercise
          </p>
        </header>
        {isMember ? <LessonBody lesson={blocks} /> : <LessonBody lesson={blocks} link={VisitorLink} />}
      </article>
      <aside
        aria-labelledby="next-title"
        className="mx-auto mt-16 max-w-(--container-prose) rounded-lg bg-valley-soft p-6 sm:p-8 print:hidden"
      >
        <h2 id="next-title" className="text-2xl">
          {isMember ? 'Count it toward your path' : 'That was one of them'}
        </h2>
        <p className="mt-2">
          {isMember
            ? 'The same lesson stands in your program, where you can mark it as complete.'
            : `${freeLessons} lessons of this kind are free. Keep the page you have just made, and go on with the next.`}
        </p>
        <LinkButton href={isMember ? path : '/api/login'} className="mt-5">
          {isMember ? 'Open it in the program' : 'Get Started'}
        </LinkButton>
      </aside>
    </main>
  )
}
