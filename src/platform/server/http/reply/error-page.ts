import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentPolicy } from '../security-headers.ts'

const idMark = '__REQUEST_ID__'
const originMark = '__ORIGIN__'

export type ErrorPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** What a person reads where a program reads JSON: the built page or what stands in its place, with the request's id. Needs nothing but memory. */
export function createErrorPage(folder: string, origin: string, instead: () => string | undefined): ErrorPage {
  const path = join(folder, 'server-error.html')
  const built = existsSync(path) ? readFileSync(path, 'utf8') : idMark

  return (request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy())
      .header('cache-control', 'no-store')
      .send((instead() ?? built).replaceAll(originMark, origin).replaceAll(idMark, request.id))
}

/** Browsers put HTML first in `accept` when someone navigates to an address; scripts that ask for data don't. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
