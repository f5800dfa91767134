import { endSession } from './caches.ts'

/** Signing out takes the cached lessons along, whether or not the server hears of it, and what was read meanwhile. */
export async function signOut(request: Request): Promise<Response> {
  await endSession()
  return fetch(request).finally(endSession)
}

/** Once the session in this browser is over, so are the cached lessons. */
export async function leave(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await endSession()
  return answer
}
