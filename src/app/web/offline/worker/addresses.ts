export const lessonCall = /^\/api\/submodules\/[^/]+$/
export const userCall = '/api/auth/user'

/** The reads that a lesson's page is made of. */
export const cachedCalls: readonly RegExp[] = [
  lessonCall,
  /^\/api\/modules\/[^/]+\/submodules$/,
  /^\/api\/founder-file\/lessons\/[^/]+$/,
  /^\/api\/auth\/user$/,
]

/** With the lesson's id. */
export const lessonPage = /^\/modules\/[^/]+\/submodules\/([^/]+)$/

/** The link that signs out, and the calls that may end a session. */
export const logout = '/api/logout'
export const waysOut = /^\/api\/(auth\/sign-out|sessions|account)$/

/** Documents that have nothing to do with lessons. */
export const apart = /^\/(subscribe|test-portal|test-payments|api)(\/|$)/

/** The form of a lesson's exercise comes and goes with the lesson. */
export const formOf = (call: string): string => call.replace('/api/submodules/', '/api/founder-file/lessons/')
