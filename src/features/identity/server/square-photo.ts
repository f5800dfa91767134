import { createTurns } from '#platform/server/turns.ts'
import { identityRefusals } from '../identity-refusals.ts'
import { photoSize } from './photo-size.ts'

const side = 256
const quality = 82
/** More than any phone makes below 5 MB. Decoded, a pixel takes four bytes. */
const mostPixels = 40_000_000

const inTurn = createTurns()

/**
 * Decodes a photo, turns it upright, cuts the middle square and encodes it anew: of what came, only pixels are left.
 * One at a time, so that a burst of large ones takes the memory of one.
 */
export async function squarePhoto(bytes: Buffer): Promise<Buffer> {
  const size = photoSize(bytes)
  if (!size) throw identityRefusals.notAPhoto()
  if (size.width * size.height > mostPixels) throw identityRefusals.photoTooLarge()
  const { ResizeFit, Transformer } = await import('@napi-rs/image')
  return inTurn('photo', async () => {
    try {
      return await new Transformer(bytes)
        .rotate()
        .resize({ width: side, height: side, fit: ResizeFit.Cover })
        .webp(quality)
    } catch {
      throw identityRefusals.notAPhoto()
    }
  })
}
