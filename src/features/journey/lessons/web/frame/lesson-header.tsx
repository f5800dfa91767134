import { useQuery } from '@tanstack/react-query'
import { Clock, Footprints, PencilRuler } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { workTimes } from '#features/program/work-times.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { subModulesOf } from '../../../modules/web/modules.calls.ts'
import { BackLink } from '../../../web/back-link.tsx'
import { rewardText } from '../../../web/journey-format.ts'
import { JourneyPaths } from '../../../web/journey-paths-of-reader.ts'
import { TierChip } from '../../../web/tier-chip.tsx'
import type { SubModule, SubModuleSummary } from '../../lessons.contract.ts'

/** The outcome comes first: it is the lesson's lead. Below it, the time the lesson takes and what it pays. */
export function LessonHeader({ subModule }: { subModule: SubModule }) {
  const { modulePath } = use(JourneyPaths)
  const { moduleId, moduleTitle, title, outcome, core, content, exercise } = subModule
  const { data: all = [] } = useQuery(subModulesOf(moduleId))
  return (
    <>
      <BackLink to={modulePath(moduleId)}>{moduleTitle}</BackLink>
      <PageHeader eyebrow={placeText(subModule, all)} title={title} lead={content ? outcome : undefined} />
      <ul className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-soft [&_svg]:size-4">
        {!core && (
          <li>
            <TierChip tier="elite">Elite deep dive</TierChip>
          </li>
        )}
        <Fact icon={<Clock aria-hidden />}>{workTimes(subModule.minutes)}</Fact>
        <Fact icon={<PencilRuler aria-hidden />}>{kindText(exercise.kind)}</Fact>
        <Fact icon={<Footprints aria-hidden />}>{rewardText(subModule)}</Fact>
        {subModule.isCompleted && (
          <li>
            <Chip tone="success">Completed</Chip>
          </li>
        )}
      </ul>
    </>
  )
}

/** A deep dive is one more, as it is wherever lessons are counted. */
function placeText({ id, order, core }: SubModule, all: readonly SubModuleSummary[]): string {
  if (!core) return 'Deep dive'
  const counted = all.filter((one) => one.core)
  const at = counted.findIndex((one) => one.id === id) + 1
  return at > 0 ? `Lesson ${at} of ${counted.length}` : `Lesson ${order}`
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  )
}

const kindText = (kind: string) => `Exercise: ${kind.replaceAll('-', ' ')}`
