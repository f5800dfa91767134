import type { Queue } from '../queue.ts'

/** Queues by member and page, as they lie in the browser's storage. */
const store = 'queues'
let opened: Promise<IDBDatabase> | undefined

/** Changes a stored queue in one transaction: no tab comes between. */
export const changeStored = (key: string, next: (queue: Queue) => Queue): Promise<Queue> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(store, 'readwrite')
    const queues = transaction.objectStore(store)
    const before = ((await resultOf(queues.get(key))) ?? []) as Queue
    const after = next(before)
    if (after.length === 0) queues.delete(key)
    else if (after !== before) queues.put(after, key)
    await done(transaction)
    return after
  })

export const storedKeys = (prefix: string): Promise<string[]> =>
  withDatabase(async (database) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    return (await resultOf(database.transaction(store).objectStore(store).getAllKeys(range))).map(String)
  })

/** A connection that failed may be lost for good (Safari ends them in the background): the next one is a new one. */
async function withDatabase<T>(use: (database: IDBDatabase) => Promise<T>): Promise<T> {
  opened ??= open()
  const own = opened
  try {
    return await use(await own)
  } catch (error) {
    letGo(own)
    throw error
  }
}

function open(): Promise<IDBDatabase> {
  const own = openDatabase()
  const end = () => letGo(own)
  void own.then(
    // A later version in another tab may change the storage; this one then opens it anew.
    (database) => Object.assign(database, { onversionchange: end, onclose: end }),
    () => {},
  )
  return own
}

function letGo(own: Promise<IDBDatabase>): void {
  if (opened === own) opened = undefined
  void own.then(
    (database) => database.close(),
    () => {},
  )
}

const openDatabase = async (): Promise<IDBDatabase> => {
  const opening = indexedDB.open('founder-file', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  return resultOf(opening)
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
