export { wasClientOf } from '../assignments/server/find-assignment.ts'
export { countUnreadFromCoach } from '../messages/server/count-unread.ts'
export { coachOf } from '../my-coach/server/get-my-coach.ts'
export { hasPublished } from '../profile/server/coach-profile.ts'
