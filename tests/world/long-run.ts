/** `npm run test:long`, before a release: every count at its full length, every page in every way. */
export const isLongRun = process.env.TEST_LONG === '1'

export const inLongRun = <T>(else_: T, long: T): T => (isLongRun ? long : else_)
