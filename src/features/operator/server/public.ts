export { broadcastJob } from '../broadcasts/server/broadcast-job.ts'
export { invitePersonJob } from '../people-import/server/invite-person-job.ts'
