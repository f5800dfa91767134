import { changesHeader, isChanged } from '#shared/changed-reads.ts'
import type { Endpoint, Reply, Sent } from '#shared/endpoint.ts'
import { memberHeader } from '#shared/member-header.ts'
import { CallError } from './call-error.ts'
import { noteAnswer, noteKept, noteSilence } from './connection.ts'
import { reauthenticate } from './session-expired.ts'
import { isForPage, noteVersion, pageMember } from './version-sync.ts'

/** `POST /api/submodules/:subModuleId/complete`: method and path of one endpoint, held to its contract by the compiler. */
export type Address<E extends Endpoint> = `${E['method']} ${E['path']}`
export type Args<E> = keyof Sent<E> extends never ? [] : [sent: Sent<E>]

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Request = { method: string; path: string; body: unknown; accept?: string }

/**
 * Calls an endpoint. Only its type comes from the contract, so that no schema is loaded in the browser:
 * `call<typeof contract.getProgress>('GET /api/progress')`.
 */
export async function call<E extends Endpoint>(address: Address<E>, ...[sent]: Args<E>): Promise<Reply<E>> {
  const request = requestOf(address, sent)
  const response = await answered(request)
  // The server holds its replies to the contract.
  const reply = (response.status === 204 ? undefined : await response.json()) as Reply<E>
  await noteChanges(response.headers)
  return reply
}

/** What a call tells piece by piece, null where it has nothing to tell, and what to do once all is told or lost. */
export type Events = { body: ReadableStream<Uint8Array<ArrayBuffer>> | null; ended: () => Promise<void> }

export async function openEvents<E extends Endpoint>(address: Address<E>, ...[sent]: Args<E>): Promise<Events> {
  const { status, body, headers } = await answered({ ...requestOf(address, sent), accept: 'text/event-stream' })
  return { body: status === 204 ? null : body, ended: () => noteChanges(headers) }
}

/** Sends a file as it is. */
export async function upload<E extends Endpoint>(address: Address<E>, file: Blob): Promise<Reply<E>> {
  return call<E>(address, ...([{ body: file }] as unknown as Args<E>))
}

/** The path that a call goes to, which is also what its data is kept under. */
export function pathOf<E extends Endpoint>(address: Address<E>, ...[sent]: Args<E>): string {
  return requestOf(address, sent).path
}

function requestOf(address: string, sent: unknown): Request {
  const [method = 'GET', pattern = '/'] = address.split(' ', 2)
  const { params = {}, query = {}, body } = (sent ?? {}) as Loose
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return { method, path: search ? `${path}?${search}` : path, body }
}

/** A session that ended under way is renewed in place and the call sent again, so nothing typed is lost. */
async function answered(request: Request): Promise<Response> {
  const first = await send(request)
  const isWorthAgain = first.status === 401 && (await reauthenticate(request.path))
  const response = isWorthAgain ? await send(request) : first
  // The page is being left: what is said to someone else is not for it to show or to keep.
  if (!isForPage(response.headers.get(memberHeader))) return new Promise(() => {})
  if (response.ok) noteVersion(response.headers, request.method !== 'GET')
  else {
    void noteChanges(response.headers)
    throw new CallError(response, await response.text())
  }
  return response
}

async function send({ method, path, body, accept }: Request): Promise<Response> {
  const isFile = body instanceof Blob
  const member = method === 'GET' ? null : pageMember()
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      headers: {
        ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
        ...(accept ? { accept } : {}),
        ...(member ? { [memberHeader]: member } : {}),
      },
    })
    if (response.headers.has('x-kept')) noteKept()
    else noteAnswer()
    return response
  } catch (error) {
    noteSilence()
    throw error
  }
}

type Refresh = (isOld: (path: string) => boolean) => Promise<void>

let refresh: Refresh = async () => {}

/** Says how what was read at some paths is asked for again. */
export function onChanges(act: Refresh): void {
  refresh = act
}

/** The reply to a write names what is old now; done once that has been read again. */
async function noteChanges(headers: Headers): Promise<void> {
  const changed = headers.get(changesHeader)
  if (changed) await refresh((path) => isChanged(changed, path))
}
