import { readCookie, writeCookie } from '#features/identity/server/public.ts'
import type { Context } from '#platform/server/context.ts'

const name = 'seeing'

/** It outlives what it names, so that a page left open writes nothing as the operator before it is loaded anew. */
const seconds = 24 * 3600

export const readSeeingCookie = ({ http, accounts }: Context): string | undefined =>
  readCookie(http.cookie, name, accounts.secure)

export const setSeeingCookie = ({ http, accounts }: Context, id: string): void =>
  http.reply.append('set-cookie', writeCookie(name, id, seconds, accounts.secure))

export const clearSeeingCookie = ({ http, accounts }: Context): void =>
  http.reply.append('set-cookie', writeCookie(name, '', 0, accounts.secure))
