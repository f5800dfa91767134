import { createServer, request } from 'node:http'

/** What stands between a browser and the server, and answers one path in the server's place while it has a fault. */
export type Fault = { status: number; headers?: Record<string, string> } | 'reset' | undefined

export async function openFaultyProxy(port: number, to: number, path: string) {
  let fault: Fault
  let asked = 0
  const server = createServer((from, reply) => {
    if (from.url === path) {
      asked += 1
      if (fault === 'reset') return void from.socket.destroy()
      if (fault) return void reply.writeHead(fault.status, fault.headers).end('A proxy said this.')
    }
    const { method, url, headers } = from
    const onward = request({ port: to, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://localhost:${port}`,
    /** How often the path was asked for since the fault began. */
    asked: () => asked,
    fail: (next: Fault) => {
      fault = next
      asked = 0
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
