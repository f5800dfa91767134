export { wasClientOf } from '../assignments/server/was-client-of.ts'
export { countUnreadFromCoach } from '../messages/server/count-unread.ts'
export { coachOf, hasPublished } from '../my-coach/server/get-my-coach.ts'
