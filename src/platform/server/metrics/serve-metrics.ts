import process from 'node:process'

/** An import of `node:http` makes Node load its WebSocket, and with that HTTP/2 and TLS: 10 MB. */
const { createServer } = process.getBuiltinModule('node:http')

type Listening = { host: string; port: number }
type Told = { contentType: string; read: () => Promise<string> }

/** A door of its own for figures, since the one for people must not have them. Answers how to close it. */
export async function serveMetrics({ host, port }: Listening, { contentType, read }: Told): Promise<() => void> {
  const server = createServer(async ({ method, url }, reply) => {
    if (method !== 'GET' || url !== '/metrics') return reply.writeHead(404).end()
    try {
      const text = await read()
      return reply.writeHead(200, { 'content-type': contentType }).end(text)
    } catch {
      return reply.writeHead(500).end()
    }
  })
  server.listen(port, host)
  await new Promise<void>((listening, failed) => server.once('listening', listening).once('error', failed))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
