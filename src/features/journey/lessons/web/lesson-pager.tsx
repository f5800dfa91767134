import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { use } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts'
import { JourneyPaths } from '../../web/journey-paths-of-reader.ts'
import type { SubModule } from '../lessons.contract.ts'

type LessonPagerProps = Pick<SubModule, 'previous' | 'next'> & { isLit: boolean }

/** The sub-modules before and after on the core path; the next one stands out where it is what comes next. */
export function LessonPager({ previous, next, isLit }: LessonPagerProps) {
  const { lessonPath } = use(JourneyPaths)
  const navigate = useNavigate()
  const goTo = (one: SubModule['next']) => one && (() => void navigate({ to: lessonPath(one) }))
  useShortcut('n', 'Next lesson', goTo(next) ?? undefined)
  useShortcut('p', 'Previous lesson', goTo(previous) ?? undefined)
  if (!previous && !next) return null
  return (
    <nav aria-label="Previous and next lesson" className="mt-10 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && (
        <Link to={lessonPath(previous)} aria-keyshortcuts="p" className={classNames(step, 'border-line bg-sheet')}>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            <ArrowLeft aria-hidden className="size-4" />
            Previous
          </span>
          <span className="mt-1 block font-display text-lg leading-snug">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link
          to={lessonPath(next)}
          aria-keyshortcuts="n"
          className={classNames(step, 'sm:col-start-2 sm:text-right', isLit ? lit : 'border-line bg-sheet')}
        >
          <span className="flex items-center gap-2 text-sm text-ink-soft sm:justify-end">
            Next
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <span className="mt-1 block font-display text-lg leading-snug">{next.title}</span>
        </Link>
      )}
    </nav>
  )
}

const step = 'block rounded-lg border p-4 no-underline hover:border-ink'
const lit = 'border-2 border-accent bg-accent-soft'
