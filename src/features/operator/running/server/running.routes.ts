import { type Route, route } from '#platform/server/http/routes.ts'
import { switchDailyEmail as switchDailyEmailContract } from '../../alerts/alerts.contract.ts'
import { switchDailyEmail } from '../../alerts/server/switch-daily-email.ts'
import * as contract from '../running.contract.ts'
import { actOnJobs } from './act-on-jobs.ts'
import { getRunning } from './get-running.ts'
import { sendTestEmail } from './send-test-email.ts'
import { switchAssistant } from './switch-assistant.ts'

export const runningRoutes: readonly Route[] = [
  route(contract.getRunning, getRunning),
  route(contract.actOnJobs, actOnJobs),
  route(contract.switchAssistant, switchAssistant),
  route(contract.sendTestEmail, sendTestEmail),
  route(switchDailyEmailContract, switchDailyEmail),
]
