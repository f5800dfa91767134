type Size = { width: number; height: number }

/**
 * How large a photo says that it is, before anything is decoded: a few kB may claim a billion pixels. `undefined`: no
 * JPEG, PNG or WebP. `unusual`: a JPEG whose frame the decoder may read in another way than we do.
 */
export function photoSize(bytes: Buffer): Size | 'unusual' | undefined {
  try {
    const size = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
    if (size === 'unusual') return size
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

/**
 * Walks the segments up to the first scan. Just one frame of the three kinds that cameras and programs write is taken:
 * a decoder skips the others, and the size of a frame that is skipped says nothing about the one that is not.
 */
function jpegSize(bytes: Buffer): Size | 'unusual' | undefined {
  if (!starts(bytes, 0, '\xff\xd8\xff')) return undefined
  const segments = segmentsOf(bytes)
  const frames = segments.filter(({ marker }) => isFrame(marker))
  const [frame] = frames
  if (segments.at(-1)?.marker === 0x00 || frames.length > 1) return 'unusual'
  if (frame === undefined || segments.at(-1)?.marker !== scan) return undefined
  if (!usualFrames.includes(frame.marker)) return 'unusual'
  return { height: bytes.readUInt16BE(frame.at + 5), width: bytes.readUInt16BE(frame.at + 7) }
}

/** Where each segment begins, up to the first scan, or to what is no segment. */
function segmentsOf(bytes: Buffer): { marker: number; at: number }[] {
  const segments: { marker: number; at: number }[] = []
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1)
    // Any number of these may stand before a marker.
    if (marker !== 0xff) segments.push({ marker, at })
    if (marker === scan || marker === 0x00) break
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return segments
}

const scan = 0xda

/** Baseline, extended and progressive. */
const usualFrames = [0xc0, 0xc1, 0xc2]

/** SOF0–SOF15, among which three numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
