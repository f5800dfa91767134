export { countStoppingJob, rebuildStopping } from '../stopping/server/count-stopping.ts'
