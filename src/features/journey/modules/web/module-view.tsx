import { tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LockedState } from '#platform/ui/state/locked-state.tsx'
import type { Phase } from '../../framework/web/framework.calls.ts'
import type { SubModuleSummary } from '../../lessons/lessons.contract.ts'
import type { Pace } from '../../pace/web/pace.calls.ts'
import { BackLink } from '../../web/back-link.tsx'
import { daysText } from '../../web/journey-format.ts'
import { pausedWords, UpgradeLink, usePausedPlan } from '../../web/upgrade-link.tsx'
import type { Module } from '../modules.contract.ts'
import { ModuleFacts } from './module-facts.tsx'
import { SubModuleRow } from './sub-module-row.tsx'

type ModuleViewProps = {
  module: Module
  subModules: readonly SubModuleSummary[]
  phase: Phase | undefined
  day: number
  /** The lesson that comes next for the member, here or in another module. */
  overall?: Pace['next'] | undefined
}

/** A module: its question, its deliverable and its sub-modules in order. */
export function ModuleView({ module, subModules, phase, day, overall }: ModuleViewProps) {
  const next = subModules.find(({ core, hasAccess, isCompleted }) => core && hasAccess && !isCompleted)
  return (
    <>
      <BackLink to="/modules">All modules</BackLink>
      <PageHeader
        eyebrow={`${phase?.name ?? module.phase} · ${daysText(module.firstDay, module.lastDay)}`}
        title={module.title}
        lead={module.description}
      />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ModuleFacts
          module={module}
          subModules={subModules}
          terrain={phase?.terrain}
          day={day}
          next={next}
          overall={overall}
        />
        <div className="space-y-8 lg:order-first">
          {!module.hasAccess && <Locked module={module} />}
          <section aria-labelledby="sub-modules">
            <h2 id="sub-modules" className="text-2xl">
              {lessonsText(subModules)}
            </h2>
            <ol className="mt-4 border-t border-ink">
              {subModules.map((subModule) => (
                <SubModuleRow key={subModule.id} subModule={subModule} isNext={subModule.id === next?.id} />
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  )
}

/** Deep dives are beside the lessons that are counted everywhere. */
function lessonsText(subModules: readonly SubModuleSummary[]): string {
  const lessons = subModules.filter(({ core }) => core).length
  const dives = subModules.length - lessons
  return `${counted(lessons, 'lesson')}${dives > 0 ? ` and ${dives === 1 ? 'a deep dive' : `${dives} deep dives`}` : ''}`
}

function Locked({ module: { requiredTier, title } }: { module: Module }) {
  const plan = tierName[requiredTier]
  const paused = usePausedPlan(plan)
  return (
    <LockedState
      title="Module Locked"
      plan={plan}
      href="/pricing"
      action={<UpgradeLink plan={plan} opens={title} size="md" variant="primary" />}
    >
      {paused ? pausedWords(paused) : `Upgrade to ${plan} to access this module and its content.`}
    </LockedState>
  )
}
