import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export type ServerEvent = { event: string; data: unknown }

/** A reply that is told piece by piece, as server-sent events. A caller that leaves ends the iteration. */
export class EventStream {
  readonly events: AsyncIterable<ServerEvent>
  constructor(events: AsyncIterable<ServerEvent>) {
    this.events = events
  }
}

export function sendEvents({ events }: EventStream, reply: FastifyReply): FastifyReply {
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // A proxy that packs or collects would hold the words back.
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(events), { objectMode: false, highWaterMark: 65_536 }))
  )
}

async function* written(events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
