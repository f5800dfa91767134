import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'

/** Serializes one member's purchases; across processes the attempt's idempotency key does. */
export const purchaseLock = createKeyedMutex()
