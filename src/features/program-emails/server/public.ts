export { finishedEmailJob } from '../finished/server/finished-email-job.ts'
export { weeklyEmailsJob } from './send-weekly-emails.ts'
export { weeklyEmailJob } from './weekly-email-job.ts'
