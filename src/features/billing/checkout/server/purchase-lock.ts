import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'

/** Serializes one member's purchases; across processes the saved attempt decides (`keepOne`). */
export const purchaseLock = createKeyedMutex()
