export { pay } from './pay.ts'
export { type GameRecord, readGameRecord } from './read-game-record.ts'
export { readManyGratitudeDays } from './read-many-gratitude-days.ts'
export { settle } from './settle.ts'
