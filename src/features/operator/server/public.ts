export { broadcastJob } from '../broadcasts/server/broadcast-job.ts'
export { countStoppingJob, rebuildStopping } from '../stopping/server/count-stopping.ts'
