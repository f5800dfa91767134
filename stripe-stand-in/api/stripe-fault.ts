/** An error in Stripe's own words. */
export class StripeFault extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>
  constructor(status: number, error: { type: string; message: string; code?: string; [more: string]: unknown }) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const notFound = (what: string, id: string, param = 'id') =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const invalid = (message: string, param?: string) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) })

export const unauthorized = () =>
  new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
