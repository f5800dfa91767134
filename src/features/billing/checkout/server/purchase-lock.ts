import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'

/** One member's purchases follow one another; across processes the attempt's key does the same. */
export const purchaseLock = createKeyedMutex()
