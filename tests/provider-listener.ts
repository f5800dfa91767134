import { createServer } from 'node:http'
import { answer } from '#features/billing/server/test-provider/answer.ts'
import type { Context } from '#platform/server/context.ts'

/** The test provider behind a port, for clients that are not in this process: the official command line tool, another server. */
export async function listenAsProvider(ctx: Context) {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://provider')
    const { status, body } = await answer(ctx, {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: Buffer.concat(chunks).toString(),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    })
    seen.push(`${request.method} ${url.pathname} ${status} ${status < 400 ? '' : body}`)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
