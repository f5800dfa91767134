export { hourEmailJob } from '../hour/server/hour-email-job.ts'
export { hourEmailsJob } from '../hour/server/send-hour-emails.ts'
export { weeklyEmailsJob } from './send-weekly-emails.ts'
export { weeklyEmailJob } from './weekly-email-job.ts'
