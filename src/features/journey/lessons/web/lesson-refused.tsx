import { useQuery } from '@tanstack/react-query'
import { workTimes } from '#features/program/work-times.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { LockedState } from '#platform/ui/state/locked-state.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { moduleOf, subModulesOf } from '../../modules/web/modules.calls.ts'
import { BackLink } from '../../web/back-link.tsx'
import { rewardText } from '../../web/journey-format.ts'
import { modulePath } from '../../web/journey-paths.ts'
import { NextLessonLink } from '../../web/next-lesson-link.tsx'
import { NotFoundView } from '../../web/not-found-view.tsx'
import { pausedWords, UpgradeLink, usePausedPlan } from '../../web/upgrade-link.tsx'
import type { SubModuleSummary } from '../lessons.contract.ts'

type LessonRefusedProps = { error: Error; moduleId: string; subModuleId: string; onRetry: () => void }

/** The lesson could not be shown: locked for this member, nonexistent, or failed to load. */
export function LessonRefused({ error, moduleId, subModuleId, onRetry }: LessonRefusedProps) {
  const message = userMessage(error, 'This lesson didn’t load. Please try again.')
  const plan = /Upgrade to (\w+)/.exec(message)?.[1]
  if (plan) return <LessonLocked plan={plan} message={message} moduleId={moduleId} subModuleId={subModuleId} />
  const gone = error instanceof CallError && error.status === 404
  return (
    <NotFoundView title="Sub-Module Not Found" message={message}>
      {!gone && <Button onClick={onRetry}>Try again</Button>}
    </NotFoundView>
  )
}

type LessonLockedProps = { plan: string; message: string; moduleId: string; subModuleId: string }

/** A locked lesson still shows what it is about and which plan opens it. */
function LessonLocked({ plan, message, moduleId, subModuleId }: LessonLockedProps) {
  const { data: module } = useQuery(moduleOf(moduleId))
  const { data: all, isPending } = useQuery(subModulesOf(moduleId))
  const paused = usePausedPlan(plan)
  const known = all?.find(({ id }) => id === subModuleId)
  usePageTitle(known ? `Module Locked: ${known.title}` : 'Module Locked')
  return (
    <>
      <BackLink to={modulePath(moduleId)}>{module?.title ?? 'The module'}</BackLink>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <LockedState
          level={1}
          title="Module Locked"
          plan={plan}
          href="/pricing"
          action={<UpgradeLink plan={plan} opens={known?.title ?? 'this lesson'} size="md" variant="primary" />}
        >
          {paused ? pausedWords(paused) : message}
        </LockedState>
        {known && <Outside subModule={known} />}
      </div>
      {/* Below the card: what comes before it would be pushed down. */}
      {!isPending && <NextLessonLink />}
    </>
  )
}

function Outside({ subModule }: { subModule: SubModuleSummary }) {
  const { title, description, minutes } = subModule
  return (
    <Card look="flat" aria-labelledby="behind">
      <p className="legend text-ink-soft">What’s inside</p>
      <h2 id="behind" className="mt-1.5 text-2xl">
        {title}
      </h2>
      <p className="mt-2 text-lg text-ink-soft">{description}</p>
      <p className="mt-3 text-sm text-ink-soft">
        {workTimes(minutes)} · {rewardText(subModule)}
      </p>
    </Card>
  )
}
