import type { Queue } from '../queue.ts'

/** Queues by member and page, as they lie in the browser's storage. A change is one transaction: no tab comes between. */
export type QueueStorage = {
  change: (key: string, next: (queue: Queue) => Queue) => Promise<Queue>
  keys: (prefix: string) => Promise<string[]>
  /** Whether what lies here outlives the page. */
  lasts: boolean
}

const store = 'queues'
let opened: Promise<QueueStorage> | undefined

export const openQueueStorage = (): Promise<QueueStorage> => {
  opened ??= openDatabase().then(databaseStorage, memoryStorage)
  return opened
}

const openDatabase = async (): Promise<IDBDatabase> => {
  const opening = indexedDB.open('founder-file', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const database = await resultOf(opening)
  // A later version in another tab may change the storage; this one then reopens it.
  database.onversionchange = () => database.close()
  database.onclose = () => {
    opened = undefined
  }
  return database
}

const databaseStorage = (database: IDBDatabase): QueueStorage => ({
  lasts: true,
  change: async (key, next) => {
    const transaction = database.transaction(store, 'readwrite')
    const queues = transaction.objectStore(store)
    const before = ((await resultOf(queues.get(key))) ?? []) as Queue
    const after = next(before)
    if (after.length === 0) queues.delete(key)
    else if (after !== before) queues.put(after, key)
    await done(transaction)
    return after
  },
  keys: async (prefix) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const keys = await resultOf(database.transaction(store).objectStore(store).getAllKeys(range))
    return keys.map(String)
  },
})

/** Where the browser stores nothing (some private windows) answers wait in the page, which says so. */
function memoryStorage(): QueueStorage {
  const queues = new Map<string, Queue>()
  return {
    lasts: false,
    change: async (key, next) => {
      const after = next(queues.get(key) ?? [])
      queues.set(key, after)
      return after
    },
    keys: async (prefix) => [...queues.keys()].filter((key) => key.startsWith(prefix)),
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
