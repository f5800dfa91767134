import { connect } from 'node:net'
import type { Call } from './requests.ts'

type Course = { url: URL; next: () => Call | undefined; times: number[] }

/** How many milliseconds each call took. A reply that is no success is an error of the bench. */
export async function load(url: string, next: () => Call, calls: number, connections = 64): Promise<number[]> {
  let left = calls
  const times: number[] = []
  const course = { url: new URL(url), times, next: () => (left-- > 0 ? next() : undefined) }
  await Promise.all(Array.from({ length: connections }, () => callInTurn(course)))
  return times
}

/** One connection that asks again as soon as it is answered: it costs the machine less than a client made for everything. */
function callInTurn({ url, next, times }: Course): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true })
    let call: Call | undefined
    let [begun, got] = [0, Buffer.alloc(0)]
    const ask = () => {
      call = next()
      if (!call) return socket.destroy()
      begun = performance.now()
      socket.write(written(call, url.host))
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => (call ? reject(new Error(`${call.path}: the connection ended`)) : resolve()))
    socket.on('data', (bytes: Buffer) => {
      got = got.length > 0 ? Buffer.concat([got, bytes]) : Buffer.from(bytes)
      const status = statusOfWhole(got)
      if (status === undefined) return
      if (status >= 300) return socket.destroy(new Error(`${call?.method} ${call?.path}: ${got.toString()}`))
      got = Buffer.alloc(0)
      times.push(performance.now() - begun)
      ask()
    })
  })
}

function written({ method, path, cookie, body }: Call, host: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\naccept-encoding: br\r\n`
  if (body === undefined) return `${head}\r\n`
  const text = JSON.stringify(body)
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/** Of a reply that has not come whole, undefined. */
function statusOfWhole(got: Buffer): number | undefined {
  const end = got.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = got.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return got.length >= end + 4 + length ? Number(head.slice(9, 12)) : undefined
}
