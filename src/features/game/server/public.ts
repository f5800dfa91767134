export { pay } from './pay.ts'
export { settle } from './settle.ts'
