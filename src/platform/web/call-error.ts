/** The code of what broke inside: its sentence knows less than that of the screen where it happened. */
const unexpected = 'request.unexpected'

type Body = { message?: unknown; code?: unknown; details?: unknown }

/** A call that was not answered with success. `message` is for logs, `userMessage` for people. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string | undefined
  /** The sentence that the server wrote for people, where it wrote one. */
  readonly userMessage: string | undefined
  readonly details: string | undefined
  /** Whether the body was JSON at all. */
  readonly isReadable: boolean
  readonly requestId: string | undefined

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`)
    const body = parse(text)
    const { message, code, details } = body ?? {}
    this.isReadable = body !== undefined
    this.status = response.status
    this.code = typeof code === 'string' ? code : undefined
    this.userMessage = typeof message === 'string' && this.code !== unexpected ? message : undefined
    this.details = typeof details === 'string' ? details : undefined
    this.requestId = response.headers.get('x-request-id') ?? undefined
  }
}

/** What to tell a person: the server's sentence, else the screen's own. */
export const userMessage = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.userMessage ? error.userMessage : otherwise

/** Whether a call failed because no one is signed in any more. What asks by itself stops: each time opens the dialog. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 401

/** `undefined` for what is no JSON. */
function parse(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return undefined
  }
}
