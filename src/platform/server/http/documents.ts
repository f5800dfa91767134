import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { documentPolicy, newNonce } from './security-headers.ts'

const nonceMark = '__NONCE__'

export type Documents = ReturnType<typeof createDocuments>

/** Built HTML documents, kept in memory; each reply gets a nonce of its own and the strict policy. */
export function createDocuments(folder: string) {
  const known = new Map<string, string[]>()

  const partsOf = (name: string): string[] => {
    const parts = known.get(name) ?? readFileSync(join(folder, `${name}.html`), 'utf8').split(nonceMark)
    known.set(name, parts)
    return parts
  }

  /** Who sees a page may differ from one visit to the next, so nobody but the browser itself keeps it. */
  return (reply: FastifyReply, name: string): FastifyReply => {
    const nonce = newNonce()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy(nonce))
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .send(partsOf(name).join(nonce))
  }
}
