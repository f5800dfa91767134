export { scheduleWeeklyLetters, weeklyLettersJob } from './send-weekly-letters.ts'
