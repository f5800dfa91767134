export {
  scheduleWeeklyEmails,
  weeklyEmailsJob,
} from './send-weekly-emails.ts'
