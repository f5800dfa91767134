import {
  BadgeCheck,
  BookMarked,
  Flag,
  Info,
  ListChecks,
  type LucideIcon,
  NotebookText,
  PencilRuler,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { BoxName } from '../lesson.ts'
import { boxTitles } from './box-titles.ts'

type LessonBoxProps = { name: BoxName; title: string | null; id?: string | undefined; children: ReactNode }

/** A part of a lesson with its own purpose, marked by a frame, an icon and a title. */
export function LessonBox({ name, title, id, children }: LessonBoxProps) {
  if (!Object.hasOwn(looks, name)) return <div className="space-y-3">{children}</div>
  if (name === 'source') return <Source id={id}>{children}</Source>
  const { Icon, box, sign } = looks[name]
  const Heading = name === 'note' ? 'p' : 'h2'
  return (
    <div id={id} className={classNames(frame, box, name === 'example' && 'relative')}>
      <Heading className="mt-0! mb-3.5 flex flex-col gap-1.5 text-xl!">
        <span className={classNames('legend flex items-center gap-2 font-text', sign)}>
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {boxTitles[name]}
        </span>
        {title}
      </Heading>
      <div className="space-y-3">{children}</div>
      {/* The reader's own figures beside the example's, in the margin, where they move nothing. */}
      {name === 'example' && (
        <div
          data-beside="example"
          className="absolute inset-y-0 start-full ms-5 hidden w-52 min-[75rem]:block print:hidden"
        />
      )}
    </div>
  )
}

/** The source of a stated fact, styled like a footnote. */
function Source({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className="flex gap-3 border-l border-line-strong pl-4 text-sm text-ink-soft">
      <BookMarked aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="space-y-2">
        <span className="sr-only">Source: </span>
        {children}
      </div>
    </div>
  )
}

/** Its text keeps the lesson's line length, so the frame extends into the margins. Its background needs a stronger accent. */
const frame =
  '-mx-4 border-y px-4 py-5 text-base leading-relaxed my-8! sm:-mx-6 sm:rounded-lg sm:border-x sm:px-6 sm:py-6 ' +
  'break-inside-avoid-page [&_a]:text-accent-strong'

const steps =
  '[&_ol]:list-none [&_ol]:ps-0 [&_ol>li]:relative [&_ol>li]:min-h-8 [&_ol>li]:ps-12 [&_ol>li]:pt-0.5 [&_ol>li+li]:mt-4 ' +
  '[&_ol>li]:before:absolute [&_ol>li]:before:top-0 [&_ol>li]:before:left-0 [&_ol>li]:before:grid [&_ol>li]:before:size-8 ' +
  '[&_ol>li]:before:place-items-center [&_ol>li]:before:rounded-full [&_ol>li]:before:border-2 [&_ol>li]:before:border-accent ' +
  '[&_ol>li]:before:font-display [&_ol>li]:before:text-sm [&_ol>li]:before:font-semibold [&_ol>li]:before:text-accent ' +
  '[&_ol>li]:before:content-[counter(list-item)]'

const ruled =
  '[&_ul]:list-none [&_ul]:ps-0 [&_ul>li+li]:mt-3 [&_ul>li+li]:border-t [&_ul>li+li]:border-warning/25 [&_ul>li+li]:pt-3'

const ticked = '[&_ul]:list-none [&_ul]:ps-0'

const looks: Record<BoxName, { Icon: LucideIcon; box: string; sign: string }> = {
  example: { Icon: NotebookText, box: 'border-line bg-sheet shadow-sheet', sign: 'text-info' },
  exercise: {
    Icon: PencilRuler,
    box: classNames('border-accent border-y-2 sm:border-2 bg-sheet', steps),
    sign: 'text-accent',
  },
  good: { Icon: BadgeCheck, box: 'border-success/30 bg-success-soft', sign: 'text-success' },
  checklist: {
    Icon: ListChecks,
    box: classNames('border-line-strong bg-sheet border-dashed', ticked),
    sign: 'text-ink-soft',
  },
  mistakes: { Icon: TriangleAlert, box: classNames('border-warning/30 bg-warning-soft', ruled), sign: 'text-warning' },
  deliverable: { Icon: Flag, box: 'border-ink/60 bg-sunken', sign: 'text-accent' },
  note: { Icon: Info, box: 'border-info/30 bg-info-soft', sign: 'text-info' },
  source: { Icon: BookMarked, box: '', sign: '' },
}
