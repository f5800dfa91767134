import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { ContourArt } from '#platform/ui/contour-art.tsx'
import type { FirstLesson } from '../../first-lesson/first-lesson.ts'
import type { Counts } from '../front-page.ts'

export function Closing({ name, lesson, counts }: { name: string; lesson: FirstLesson; counts: Counts }) {
  return (
    <section aria-labelledby="join-title" className="relative overflow-hidden border-t border-line bg-valley-soft">
      <ContourArt className="absolute -right-16 -bottom-40 max-sm:hidden w-144 stroke-[0.6] text-valley/70" />
      <div className="relative mx-auto w-full max-w-page px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="join-title" className="max-w-md text-3xl">
          Day 1 takes {lesson.minutes.read + lesson.minutes.desk} minutes
        </h2>
        <p className="mt-4 max-w-md text-lg">
          It’s called “{lesson.title}”, one of {counts.freeLessons} free lessons. All you need is an email address and a
          sheet of paper.
        </p>
        <LinkButton size="lg" href="/api/login" className="mt-7">
          Join {name}
        </LinkButton>
      </div>
    </section>
  )
}
