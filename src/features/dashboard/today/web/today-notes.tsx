import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import { tonightWords } from '#features/founder-file/tonight/tonight-words.ts'
import { type Pace, subModulePath } from '#features/journey/web/public.ts'
import { gapWords, onTimeWords } from '../behind-words.ts'
import { tellsGap } from '../today.rules.ts'

/** Of a lesson that is longer than a day: what of it is today’s. */
export const TonightNote = ({ tonight }: { tonight: Tonight }) => (
  <p className="mt-2 max-w-[50rem] text-pretty">{tonightWords(tonight)}</p>
)

/** How the work stands beside the pace that was agreed to. */
export function PaceNote({ pace }: { pace: Pace }) {
  const onTime = pace.lessonsDone > 0 && !pace.pause && onTimeWords(pace)
  if (onTime) return <p className="mt-2 text-sm text-ink-soft">{onTime}</p>
  if (!tellsGap(pace)) return null
  const { words, link } = gapWords(pace)
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {words}{' '}
      {link && (
        <Link to="/settings" hash="work-hours" className="link">
          {link}
        </Link>
      )}
      {link && '.'}
    </p>
  )
}

/** How who runs a business already goes through a phase, and what is worth doing before the rest of it. */
export function CheckNote({ check: { phase, first } }: { check: NonNullable<Pace['check']> }) {
  return (
    <p className="mt-2 max-w-[50rem] text-pretty text-ink-soft">
      You run a business already, so {phase} is a check: fill each page from what you know, mark it complete, and stop
      only where something is missing. No day counts against you.
      {first.length > 0 && ' Worth doing first: '}
      {first.map((lesson, at) => (
        <Fragment key={lesson.id}>
          {at > 0 && ', '}
          <Link to={subModulePath(lesson)} className="link">
            {lesson.title}
          </Link>
          {at === first.length - 1 && '.'}
        </Fragment>
      ))}
    </p>
  )
}
