export { phases, progress } from './calls.ts'
export { subModulePath } from './paths.ts'
export { hueOf } from './terrain.ts'
export type { Phase } from './types.ts'
