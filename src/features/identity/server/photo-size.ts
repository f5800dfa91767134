type Size = { width: number; height: number }

/**
 * How large a photo says that it is, before anything is decoded: a few kB may claim a billion pixels. `undefined`: no
 * JPEG, PNG or WebP.
 */
export function photoSize(bytes: Buffer): Size | undefined {
  try {
    const size = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // The file ends before its own header does.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const starts = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

const pngSize = (bytes: Buffer): Size | undefined =>
  starts(bytes, 0, '\x89PNG\r\n\x1a\n') && starts(bytes, 12, 'IHDR')
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): Size | undefined {
  if (!starts(bytes, 0, 'RIFF') || !starts(bytes, 8, 'WEBP')) return undefined
  if (starts(bytes, 12, 'VP8X')) return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (starts(bytes, 12, 'VP8 '))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (!starts(bytes, 12, 'VP8L')) return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

/** Walks the segments to the one that begins a frame. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (!starts(bytes, 0, '\xff\xd8\xff')) return undefined
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** SOF0–SOF15, among which three numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
