import { assistantUsage } from './assistant-commands.ts'
import { backup, restore, verify } from './backup-commands.ts'
import { reconcileBilling } from './billing-commands.ts'
import type { Command } from './command.ts'
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

export const commands: readonly Command[] = [
  doctor,
  // Before the shorter name, which would take “verify” for a folder.
  verify,
  backup,
  restore,
  move,
  findMembers,
  resetPassword,
  twoStepOff,
  endSessionsCommand,
  eraseMemberCommand,
  grantCoachMode,
  takeBackCoachMode,
  givePlan,
  endGiftCommand,
  grantDesk,
  takeBackDesk,
  listDesks,
  listJobs,
  retryJob,
  dropJob,
  reconcileBilling,
  assistantUsage,
  rebuildFigures,
]
