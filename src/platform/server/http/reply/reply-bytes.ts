/** A reply as JSON: a text, or pieces of which some have been encoded before. */
export type Written = string | readonly Piece[]
export type Piece = string | Uint8Array

export const piecesOf = (written: Written): readonly Piece[] => (typeof written === 'string' ? [written] : written)

/** Up to so many bytes, replies share a place in memory; longer ones never do. */
export const sharedBytes = 65_536

/** A buffer for each would be garbage as soon as it is compressed. */
const shared = Buffer.allocUnsafeSlow(sharedBytes)
const mostOfSign = 3

/** The bytes of a reply. Where they are shared, the next reply is written over them: use them at once, or copy them. */
export function bytesOf(written: Written): Buffer {
  let at = 0
  for (const piece of piecesOf(written)) {
    const isText = typeof piece === 'string'
    if (at + piece.length * (isText ? mostOfSign : 1) > sharedBytes) return ownBytes(written)
    if (isText) at += shared.write(piece, at)
    else {
      shared.set(piece, at)
      at += piece.length
    }
  }
  return shared.subarray(0, at)
}

const ownBytes = (written: Written): Buffer =>
  Buffer.concat(piecesOf(written).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
