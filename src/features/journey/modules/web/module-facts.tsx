import { Link } from '@tanstack/react-router'
import { lessonPath } from '#features/program/lesson-path.ts'
import { sumMinutes, workHours } from '#features/program/work-times.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Phase } from '../../framework/web/framework.calls.ts'
import type { SubModuleSummary } from '../../lessons/lessons.contract.ts'
import type { Pace } from '../../pace/web/pace.calls.ts'
import { rewardText } from '../../web/journey-format.ts'
import { hueOf } from '../../web/terrain-colors.ts'
import type { Module } from '../modules.contract.ts'

type ModuleFactsProps = {
  module: Module
  subModules: readonly SubModuleSummary[]
  terrain: Phase['terrain'] | undefined
  day: number
  next: SubModuleSummary | undefined
  overall: Pace['next'] | undefined
}

/** The module's question, its deliverable, the member's progress, and the link that continues. */
export function ModuleFacts({ module, subModules, terrain, day, next, overall }: ModuleFactsProps) {
  const hue = hueOf(terrain)
  const { coreCount, coreCompletedCount, isCompleted } = module
  const elsewhere = overall && overall.moduleId !== module.id ? overall : undefined
  return (
    <div className="lg:sticky lg:top-24 lg:self-start">
      <Card look="framed">
        <p className={classNames('legend', hue.text)}>The question</p>
        <p className="mt-1.5 font-display text-xl leading-snug">{module.question}</p>
        <p className={classNames('legend mt-5', hue.text)}>You’ll have</p>
        <p className="mt-1.5">{module.deliverable}</p>
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
          <dt className="text-ink-soft">Time</dt>
          <dd>{workHours(sumMinutes(subModules.filter(({ core }) => core)))}</dd>
          <dt className="text-ink-soft">Reward</dt>
          <dd>{rewardText(module)}</dd>
          <dt className="text-ink-soft">Pace</dt>
          <dd>{paceText(module, day)}</dd>
        </dl>
        <div className={classNames('mt-5', hue.bar)}>
          <ProgressBar
            value={(coreCompletedCount / coreCount) * 100}
            label={`${coreCompletedCount} of ${coreCount} core lessons completed`}
            labelShown
          />
        </div>
        {next && (
          <LinkButton asChild className="mt-5 w-full" variant={elsewhere ? 'secondary' : 'primary'}>
            <Link to={lessonPath(next)}>
              {coreCompletedCount > 0 ? 'Continue' : 'Start'}: {next.title}
            </Link>
          </LinkButton>
        )}
        {isCompleted && (
          <p className="mt-4">
            <span className="font-semibold text-success">Module done.</span>{' '}
            <Link to={`/phases/${module.phase}`} className="link">
              See what you made
            </Link>
          </p>
        )}
        {elsewhere && (
          <LinkButton asChild className="mt-4 w-full">
            <Link to={lessonPath(elsewhere)}>Your next lesson: {elsewhere.title}</Link>
          </LinkButton>
        )}
      </Card>
    </div>
  )
}

function paceText({ firstDay, lastDay, isCompleted }: Module, day: number): string {
  if (isCompleted) return 'done'
  if (day < firstDay) return `starts on day ${firstDay}; you can start early`
  return day > lastDay
    ? `planned for days ${firstDay}–${lastDay}; take the time you need`
    : `now, through day ${lastDay}`
}
