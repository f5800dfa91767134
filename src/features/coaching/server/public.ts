export { countUnreadFromCoach } from './count-unread.ts'
export { coachOf, hasPublished } from './get-my-coach.ts'
export { wasClientOf } from './was-client-of.ts'
