import { useQuery } from '@tanstack/react-query'
import { filePages } from '#features/founder-file/web/public.ts'
import type { Pace } from '#features/journey/web/public.ts'
import type { Dashboard } from '../../dashboard.contract.ts'
import { today } from '../today.rules.ts'

/** The list of pages, of which *Today* tells who has done all that their plan opens; it’s asked for by no one else. */
export const useWeekPages = (shown: { pace: Pace; dashboard: Pick<Dashboard, 'running'> } | undefined) =>
  useQuery({ ...filePages, enabled: shown !== undefined && isWeekly(shown) })

const isWeekly = ({ pace, dashboard }: { pace: Pace; dashboard: Pick<Dashboard, 'running'> }) =>
  today(pace, dashboard.running).action === 'week'
