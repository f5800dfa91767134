import { useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import type { Phase } from '../../framework/web/framework.calls.ts'
import { phases } from '../../framework/web/framework.calls.ts'
import { pace } from '../../pace/web/pace.calls.ts'
import { progress } from '../../progress/web/progress.calls.ts'
import type { Module } from '../modules.contract.ts'
import { modules } from './modules.calls.ts'
import { ModulesSkeleton } from './modules-skeleton.tsx'
import { PhaseSection } from './phase-section.tsx'

/** The whole program on one page: every phase with its modules, in the order they are walked. */
export function ModulesPage() {
  const { data, error, retry } = combineQueries({
    phases: useQuery(phases),
    modules: useQuery(modules),
    progress: useQuery(progress),
    pace: useQuery(pace),
  })
  return (
    <>
      <PageHeader
        eyebrow={data ? `Day ${data.progress.currentDay} of 180` : 'Your 180 days'}
        title="Modules"
        lead={data ? lead(data.modules) : 'Each module answers one question and ends with one thing you finish.'}
      />
      {error && (
        <div className="mt-8">
          <ErrorState title="The modules didn’t load" onRetry={retry}>
            {userMessage(error, 'Something went wrong. Please try again.')}
          </ErrorState>
        </div>
      )}
      {!data && !error && <ModulesSkeleton />}
      {data?.phases.map((phase) => (
        <PhaseSection
          key={phase.id}
          phase={phase}
          modules={numbered(data.modules).filter((module) => isIn(module, phase))}
          day={Number(data.progress.currentDay)}
          nextIn={data.pace.next?.moduleId}
        />
      ))}
    </>
  )
}

const lead = (all: readonly Module[]) => {
  const done = all.filter(({ isCompleted }) => isCompleted).length
  const made = done === 0 ? '' : ` You’ve finished ${done} of them.`
  return `${counted(all.length, 'module')}, each with one question to answer and one thing you finish.${made}`
}

/** A module's place among all of the program. */
const numbered = (all: readonly Module[]) => all.map((module, index) => ({ ...module, number: index + 1 }))

const isIn = (module: Module, phase: Phase) => module.phase === phase.id
