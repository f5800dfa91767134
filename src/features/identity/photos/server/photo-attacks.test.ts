import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getCurrentUser } from '../../identity.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const send = async ({ cookie }: TestMember, payload: Buffer) => {
  const headers = { cookie: cookie ?? '', 'content-type': 'image/png' }
  const reply = await world.app.inject({ method: 'POST', url: '/api/settings/photo', headers, payload })
  return [reply.statusCode, reply.json().code ?? 'saved']
}

/** A sound PNG of one color: a few hundred bytes, however many pixels. */
function plainPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const rows = compressedZeros((1 + 3 * width) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const stretch = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH })

/** As zlib packs so many zeros, without packing a hundred million of them: each million is packed the same. */
function compressedZeros(count: number): Buffer {
  const whole = Array.from({ length: Math.floor(count / 2 ** 20) }, () => stretch)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(count % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...whole, deflateRawSync(Buffer.alloc(count % 2 ** 20)), checksum])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const smallJpeg = () => Transformer.fromRgbaPixels(Buffer.alloc(64 * 64 * 4, 255), 64, 64).jpeg(80)

/** A JPEG with a segment of the given kind before its own: it claims 64 × 64. */
const withSegment = (jpeg: Buffer, marker: number) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker, 0, 11, 8, 0, 64, 0, 64, 1, 1, 0x11, 0]),
    jpeg.subarray(2),
  ])

/** The same JPEG, with a frame that claims other sizes. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

describe('a photo that is made to harm', () => {
  test.each([
    [60_000, 1],
    [1, 60_000],
    [40_000, 900],
    [2000, 499],
    [12_001, 3200],
  ])('is refused in words when it is %d × %d', async (width, height) => {
    expect(await send(await world.member(), plainPng(width, height))).toEqual([400, 'identity.photoTooLong'])
  })

  test('may be as long as the rules allow', async () => {
    const ada = await world.member()
    expect(await send(ada, plainPng(4, 1))).toEqual([200, 'saved'])
    expect(await send(ada, plainPng(12_000, 3000))).toEqual([200, 'saved'])
  })

  const markers = [0x00, 0xc0, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
  test.each(markers.map((marker) => [marker.toString(16), marker] as const))(
    'is refused when a segment %s hides its frame',
    async (_, marker) => {
      const hidden = withSegment(claiming(await smallJpeg(), 13_300, 13_300), marker)
      expect(await send(await world.member(), hidden)).toEqual([400, 'identity.photoUnreadable'])
    },
  )

  test('costs its sender an answer and nobody else anything', async () => {
    const [mallory, ada] = [await world.member(), await world.member()]
    const attacks = [plainPng(60_000, 1), withSegment(await smallJpeg(), 0xcf), plainPng(12_000, 3000).subarray(0, 900)]
    const sent = Array.from({ length: 10 }, (_, at) => send(mallory, attacks[at % 3] ?? Buffer.alloc(0)))
    expect(await send(ada, await smallJpeg())).toEqual([200, 'saved'])
    expect((await ada.call(getCurrentUser)).status).toBe(200)
    const statuses = (await Promise.all(sent)).map(([status]) => Number(status))
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
  })

  test('sent by the dozen from three accounts keeps nobody else from saving a photo', async () => {
    const crowd = await Promise.all(Array.from({ length: 3 }, () => world.member()))
    const ada = await world.member()
    const photo = await smallJpeg()
    const sent = crowd.flatMap((one) => Array.from({ length: 12 }, () => send(one, photo)))
    expect(await send(ada, photo)).toEqual([200, 'saved'])
    await Promise.all(sent)
  })

  test('is asked to come back while many wait', async () => {
    const people = await Promise.all(Array.from({ length: 34 }, () => world.member()))
    const photo = await smallJpeg()
    const replies = await Promise.all(people.map((person) => send(person, photo)))
    const busy = replies.filter(([, code]) => code === 'identity.photosBusy')
    expect(busy).toHaveLength(4)
    expect(replies.filter(([status]) => status === 200)).toHaveLength(30)
  })
})

test('only the process for one photo loads the decoder', () => {
  const src = join(import.meta.dirname, '../../../..')
  const importers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => readFileSync(join(src, name), 'utf8').includes('@napi-rs/image'))
  expect(importers).toEqual(['features/identity/photos/server/decode-photo.ts'])
})
