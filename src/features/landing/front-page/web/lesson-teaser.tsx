import { LessonBody } from '#features/program/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { FirstLesson } from '../../first-lesson/first-lesson.ts'
import type { FrontPageTexts } from '../front-page.content.ts'
import { Section } from './section.tsx'

type LessonTeaserProps = { texts: FrontPageTexts['firstLesson']; lesson: FirstLesson }

/** The real opening of the day 1 lesson, with a link to the rest. */
export function LessonTeaser({ texts, lesson: { title, outcome, opening } }: LessonTeaserProps) {
  return (
    <Section id="first-lesson" title={texts.title}>
      <div className="mt-10 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="self-center lg:order-2 lg:col-span-4">
          <p className="text-lg">{outcome}</p>
          <p className="mt-3 text-ink-soft">{texts.text}</p>
          <LinkButton href="/first-lesson" variant="secondary" className="mt-6">
            {texts.button}
          </LinkButton>
        </div>
        <article className="relative overflow-hidden rounded-lg border border-line bg-sheet px-6 pt-8 shadow-lift sm:px-12 sm:pt-12 lg:order-1 lg:col-span-8">
          <p className="legend text-accent">Day 1</p>
          <h3 className="mt-2 mb-6 text-2xl">{title}</h3>
          <div className="max-h-96 overflow-hidden mask-b-from-40%">
            <LessonBody lesson={opening} />
          </div>
        </article>
      </div>
    </Section>
  )
}
