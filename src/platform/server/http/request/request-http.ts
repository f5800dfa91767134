import type { IncomingHttpHeaders } from 'node:http'

/** What a verb may know of its request and add to its reply, beyond input and body. Headers are made on first use. */
export class RequestHttp {
  readonly requestId: string
  /** Client address after trusted proxies; empty outside a request. */
  readonly address: string
  memberVersion: number | undefined
  /** Who calls, once that is known. */
  memberId: string | undefined
  /** A session came along, be it ended, expired or made up. */
  showsSession = false
  /** The log has a line about the safety of an account for this request already. */
  isNoted = false
  /** What was added is on its way. */
  isSent = false
  readonly #raw: IncomingHttpHeaders
  #headers: Headers | undefined
  #reply: Headers | undefined

  constructor(requestId: string, address: string, raw: IncomingHttpHeaders) {
    this.requestId = requestId
    this.address = address
    this.#raw = raw
  }

  /** Read from by every request, so without making all headers. */
  get cookie(): string | undefined {
    return this.#raw.cookie
  }

  get headers(): Headers {
    this.#headers ??= toHeaders(this.#raw)
    return this.#headers
  }

  /** Headers of the reply; append `set-cookie` here. */
  get reply(): Headers {
    this.#reply ??= new Headers()
    return this.#reply
  }

  /** How to take back what is added to the reply from now on. */
  keepReply(): () => void {
    const kept = this.#reply && new Headers(this.#reply)
    return () => {
      this.#reply = kept && new Headers(kept)
    }
  }

  get added(): Headers | undefined {
    return this.#reply
  }
}

/** For work that no request asked for. */
export const noRequest = () => new RequestHttp('', '', {})

export function toHeaders(raw: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value))
  }
  return headers
}
