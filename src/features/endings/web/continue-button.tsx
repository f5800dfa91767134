import { Link } from '@tanstack/react-router'
import type { Pace } from '#features/journey/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'

type ContinueButtonProps = { next: NonNullable<Pace['next']>; times: string; className: string }

/** The next lesson, with what it takes. */
export const ContinueButton = ({ next, times, className }: ContinueButtonProps) => (
  <LinkButton asChild size="lg" className={className}>
    <Link to={lessonPath(next)}>
      <span>
        Continue: {next.title}
        <span className="font-normal tabular-nums"> · {times}</span>
      </span>
    </Link>
  </LinkButton>
)
