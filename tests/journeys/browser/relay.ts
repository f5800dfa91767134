import { connect, createServer, type Socket } from 'node:net'

/** Relays TCP to a server and can be cut and restored, so that page and service worker see a lost network. */
export async function openRelay(port: number, to: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((from) => {
    if (isCut) return void from.destroy()
    const onward = connect(to, '127.0.0.1')
    for (const socket of [from, onward]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => socket.destroy())
    }
    from.pipe(onward).pipe(from)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${port}`,
    cut: () => {
      isCut = true
      hangUp()
    },
    restore: () => {
      isCut = false
    },
    close: async () => {
      hangUp()
      await new Promise((done) => server.close(done))
    },
  }
}
