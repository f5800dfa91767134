export { broadcastJob } from '../broadcasts/server/broadcast-job.ts'
export { invitePersonJob } from '../people-import/server/invite-person-job.ts'
export { countStoppingJob, rebuildStopping } from '../stopping/server/count-stopping.ts'
