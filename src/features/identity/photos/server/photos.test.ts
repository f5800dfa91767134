import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getCurrentUser } from '../../identity.contract.ts'
import { removePhoto } from '../photos.contract.ts'

/** Left half red, right half blue. */
function halves(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++)
    pixels.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4)
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/** As a phone lying on its side writes it: to be turned a quarter to the right, and with a note of where it was. */
async function phonePhoto(): Promise<Buffer> {
  const jpeg = await halves(400, 200).jpeg(95)
  const tiff = Buffer.from('49492a00080000000100120103000100000006000000000000004750532d53454352455431', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)])
}

/** A few bytes that claim so many pixels. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

async function colorAt(webp: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const pixels = await new Transformer(webp).rawPixels()
  const at = (y * 256 + x) * (pixels.length / (256 * 256))
  return (pixels[at] ?? 0) > 128 ? 'red' : 'blue'
}

describe('a photo', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  const send = ({ cookie }: TestMember, payload: Buffer, type = 'image/jpeg') =>
    world.app.inject({
      method: 'POST',
      url: '/api/settings/photo',
      headers: { cookie: cookie ?? '', 'content-type': type },
      payload,
    })
  const fetch = (url: string) => world.app.inject({ url })
  const urlOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.profileImageUrl

  test('is kept as a small upright square without a word of its metadata, and anybody with its address sees it', async () => {
    const ada = await world.member()
    const photo = await phonePhoto()
    expect(photo.includes('GPS-SECRET')).toBe(true)
    const { statusCode, json } = await send(ada, photo)
    expect(statusCode).toBe(200)
    const { profileImageUrl } = json()
    expect(profileImageUrl).toMatch(/^\/api\/photos\/[\w-]{22}$/)
    expect(await urlOf(ada)).toBe(profileImageUrl)

    const served = await fetch(profileImageUrl)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(served.headers['cache-control']).toBe('private, max-age=86400')
    const webp = served.rawPayload
    expect(await new Transformer(webp).metadata(true)).toMatchObject({ width: 256, height: 256, format: 'webp' })
    expect(webp.includes('Exif')).toBe(false)
    expect(webp.includes('GPS')).toBe(false)
    expect(webp.length).toBeLessThan(20_000)
    expect([await colorAt(webp, 128, 40), await colorAt(webp, 128, 216)]).toEqual(['red', 'blue'])
  })

  test.each(['png', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const ada = await world.member()
    const photo = await halves(300, 500)[format]()
    expect((await send(ada, photo, `image/${format}`)).statusCode).toBe(200)
  })

  test('takes the place of the one before, whose address answers 404 from then on', async () => {
    const ada = await world.member()
    const first = (await send(ada, await halves(90, 90).png())).json().profileImageUrl
    const second = (await send(ada, await halves(90, 90).png())).json().profileImageUrl
    expect(second).not.toBe(first)
    expect([(await fetch(first)).statusCode, (await fetch(second)).statusCode]).toEqual([404, 200])
    expect((await ada.call(removePhoto)).body).toEqual({ profileImageUrl: null })
    expect([(await fetch(second)).statusCode, await urlOf(ada)]).toEqual([404, null])
    expect((await ada.call(removePhoto)).status).toBe(200)
  })

  test('is one when ten are sent at once', async () => {
    const ada = await world.member()
    const photo = await halves(64, 64).png()
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(ada, photo)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const kept = await world.db.selectFrom('photos').select('id').where('memberId', '=', ada.id).execute()
    expect(kept).toHaveLength(1)
    expect(await urlOf(ada)).toBe(`/api/photos/${kept[0]?.id}`)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['the beginning of a PNG', bomb(10, 10).subarray(0, 60)],
    ['the beginning of a JPEG', Buffer.from('ffd8ffe000', 'hex')],
    ['the beginning of a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8X', 'latin1')],
    ['a PNG of no size', bomb(0, 10)],
  ])('is refused when it is %s', async (_, bytes) => {
    const ada = await world.member()
    const { statusCode, json } = await send(ada, bytes)
    expect([statusCode, json().code]).toEqual([415, 'identity.notAPhoto'])
  })

  test('is refused before it is decoded when it claims a billion pixels', async () => {
    const ada = await world.member()
    const { statusCode, json } = await send(ada, bomb(40_000, 40_000))
    expect([statusCode, json().code]).toEqual([413, 'identity.photoTooLarge'])
  })

  test('is refused above 5 MB', async () => {
    const ada = await world.member()
    expect((await send(ada, Buffer.alloc(5 * 1_048_576 + 1))).statusCode).toBe(413)
    expect(await urlOf(ada)).toBeNull()
  })

  test('of nobody is 404', async () => {
    const { statusCode, json } = await fetch('/api/photos/AAAAAAAAAAAAAAAAAAAAAA')
    expect([statusCode, json().code]).toEqual([404, 'identity.photoNotFound'])
  })

  test('cannot be sent from another site', async () => {
    const ada = await world.member()
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/settings/photo',
      headers: { cookie: ada.cookie ?? '', 'content-type': 'image/png', 'sec-fetch-site': 'cross-site' },
      payload: await halves(9, 9).png(),
    })
    expect(reply.statusCode).toBe(403)
  })
})

test('photos are limited to thirty an hour, since each costs work', async () => {
  const world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  const ada = await world.member()
  const send = () => ada.send('POST', '/api/settings/photo', 'no photo', { 'content-type': 'image/png' })
  const statuses: number[] = []
  for (let count = 0; count < 31; count++) statuses.push((await send()).statusCode)
  expect(statuses).toEqual([...Array(30).fill(415), 429])
  await world.close()
})
