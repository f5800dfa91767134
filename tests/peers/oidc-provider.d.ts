/** The parts that the tests use of a package that brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }

  export class Provider {
    constructor(issuer: string, settings: object)
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      reply: ServerResponse,
    ): Promise<{
      prompt: { name: string; details: { missingOIDCScope?: string[] } }
      params: { client_id: string }
      session?: { accountId: string }
      grantId?: string
    }>
    interactionFinished(
      request: IncomingMessage,
      reply: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    Grant: { new (of: object): Grant; find(id: string): Promise<Grant> }
  }
}
