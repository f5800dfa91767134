import { assistantUsage } from './assistant-commands.ts'
import { backup, restore, verify } from './backup-commands.ts'
import { reconcileBilling } from './billing-commands.ts'
import type { Run } from './command.ts'
import { doctor } from './doctor-command.ts'
import { eraseMemberCommand } from './erase-command.ts'
import { endGiftCommand, givePlan } from './gift-commands.ts'
import { dropJob, listJobs, retryJob } from './job-commands.ts'
import {
  endSessionsCommand,
  findMembers,
  grantCoachMode,
  resetPassword,
  takeBackCoachMode,
  twoStepOff,
} from './member-commands.ts'
import { move } from './move-command.ts'
import { grantDesk, listDesks, rebuildFigures, takeBackDesk } from './operator-commands.ts'
import type { CommandName } from './words/commands.ts'

/** What each command runs. */
export const runs: Readonly<Record<CommandName, Run>> = {
  doctor,
  'backup verify': verify,
  backup,
  restore,
  move,
  'members find': findMembers,
  'members reset-password': resetPassword,
  'members two-step-off': twoStepOff,
  'sessions end': endSessionsCommand,
  'members erase': eraseMemberCommand,
  'coach grant': grantCoachMode,
  'coach take-back': takeBackCoachMode,
  'gifts give': givePlan,
  'gifts end': endGiftCommand,
  'operators grant': grantDesk,
  'operators take-back': takeBackDesk,
  'operators list': listDesks,
  'jobs list': listJobs,
  'jobs retry': retryJob,
  'jobs drop': dropJob,
  'billing reconcile': reconcileBilling,
  'assistant usage': assistantUsage,
  'figures rebuild': rebuildFigures,
}
