import { Pause } from 'lucide-react'
import { useUser } from '#features/identity/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { type Pace, resumeProgram } from './pace.calls.ts'

/** A quiet line while the program is paused, and the way out of it. */
export function PauseBanner({ pause, day }: { pause: NonNullable<Pace['pause']>; day: number }) {
  const paused = useUser()?.pausedTier
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-5 py-3">
      <p className="flex grow items-center gap-2.5">
        <Pause aria-hidden className="size-5 shrink-0 text-ink-soft" />
        Paused through {calendarDates.date(pause.until)}. Your streaks and program emails are paused too
        {paused && `, and so is your ${tierName[paused]} plan`}.
      </p>
      <ResumeButton day={day} />
    </div>
  )
}

export function ResumeButton({ day }: { day: number }) {
  const resume = useCall(resumeProgram)
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={resume.isPending}
      onClick={() =>
        resume.mutate(
          {},
          {
            onSuccess: () => toast({ title: 'Welcome back', description: `Your program continues with day ${day}` }),
            onError: showError(),
          },
        )
      }
    >
      Resume now
    </Button>
  )
}
