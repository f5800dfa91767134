import { useQuery } from '@tanstack/react-query'
import { filePages, numbers } from '#features/founder-file/web/public.ts'
import type { Pace, Phase } from '#features/journey/web/public.ts'
import type { Dashboard } from '../../dashboard.contract.ts'
import { today } from '../today.rules.ts'
import { type Week, weekOf } from '../week.rules.ts'

type Asked = { pace: Pace; phases: readonly Phase[]; isAsked: boolean }

/** Asked for by no one else. */
export const useWeekPages = (shown: { pace: Pace; dashboard: Pick<Dashboard, 'running'> } | undefined) =>
  useQuery({ ...filePages, enabled: shown !== undefined && isWeekly(shown) })

const isWeekly = ({ pace, dashboard }: { pace: Pace; dashboard: Pick<Dashboard, 'running'> }) =>
  today(pace, dashboard.running).action === 'week'

/** The week of who has done all that their plan opens. */
export function useWeek({ pace, phases, isAsked }: Asked): Week | undefined {
  const business = useQuery(numbers).data
  const { data } = useQuery({ ...filePages, enabled: isAsked })
  if (!isAsked) return undefined
  return weekOf({
    today: pace.today,
    lessonsDone: pace.lessonsDone,
    business: business && {
      isEntryDue: business.isEntryDue,
      isMeasured: business.numbers.some(({ points }) => points.length > 0),
    },
    pages: data?.pages,
    ask: phases.findLast(({ status, weekly }) => status === 'completed' && weekly)?.weekly ?? undefined,
  })
}
