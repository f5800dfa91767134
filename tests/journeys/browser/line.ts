import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut and mended: without a network the way a browser and its worker find it. */
export async function openLine(port: number, to: number) {
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
    mend: () => {
      isCut = false
    },
    close: async () => {
      hangUp()
      await new Promise((done) => server.close(done))
    },
  }
}
