import { Flag, PencilRuler, Play, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { safeHref } from '#features/program/safe-href.ts'
import { LessonBody, type Ticks } from '#features/program/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { RouterLink } from '../../web/router-link.tsx'
import type { SubModule } from '../lessons.contract.ts'

type LessonTextProps = { subModule: SubModule; ticks: Ticks; worksheet?: ReactNode }

/** What a sub-module teaches, and the form of its exercise where that belongs. */
export function LessonText({ subModule, ticks, worksheet }: LessonTextProps) {
  const { lesson, videoUrl, content, title } = subModule
  // The form comes after the text: until something is there, the room of a screen is kept, so that nothing in sight moves.
  const place = worksheet !== undefined && <div className={roomOfPage}>{worksheet}</div>
  return (
    <>
      {videoUrl && <LessonVideo url={videoUrl} title={title} />}
      {content ? (
        <LessonBody lesson={lesson} link={RouterLink} ticks={ticks} afterExercise={place} />
      ) : (
        <>
          <LessonOutlineView subModule={subModule} />
          {place}
        </>
      )}
    </>
  )
}

/** As the page of the exercise begins; on paper nothing is kept for what didn’t come. */
const roomOfPage =
  'empty:-mx-4 empty:my-8 empty:min-h-svh empty:border-y empty:border-line empty:bg-sheet sm:empty:-mx-6 sm:empty:rounded-lg sm:empty:border-x print:empty:hidden'

/** A video hosted here plays in place; one from elsewhere is a link, because no third-party content is loaded. */
function LessonVideo({ url, title }: { url: string; title: string }) {
  const href = safeHref(url)
  if (!href) return null
  if (href.startsWith('/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said in a lesson's video is in its text
      <video
        controls
        preload="none"
        src={href}
        aria-label={`Video: ${title}`}
        className="mb-8 aspect-video w-full rounded-lg bg-sunken print:hidden"
      />
    )
  return (
    <LinkButton href={href} rel="noreferrer" variant="secondary" className="mb-8 print:hidden">
      <Play aria-hidden />
      Watch the video on {new URL(href).hostname}
    </LinkButton>
  )
}

/** A sub-module whose text isn't written yet: its outcome, exercise and deliverable are enough to work from. */
function LessonOutlineView({ subModule }: { subModule: SubModule }) {
  const { outcome, exercise, deliverable } = subModule
  return (
    <div>
      <p className="legend text-ink-soft">Outline</p>
      <dl className="mt-3 border-t border-ink">
        <Entry icon={<Target aria-hidden />} name="Outcome">
          {outcome}
        </Entry>
        <Entry icon={<PencilRuler aria-hidden />} name={`Exercise: ${exercise.kind.replaceAll('-', ' ')}`}>
          {exercise.summary}
        </Entry>
        <Entry icon={<Flag aria-hidden />} name="Deliverable">
          {deliverable}
        </Entry>
      </dl>
    </div>
  )
}

function Entry({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-5">
      <dt className="flex items-center gap-2 font-display text-lg font-semibold [&_svg]:size-5 [&_svg]:text-accent">
        {icon}
        {name}
      </dt>
      <dd className="mt-1.5 text-lg">{children}</dd>
    </div>
  )
}
