export { broadcastJob } from '../broadcasts/server/broadcast-job.ts'
