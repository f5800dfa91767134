import { builtChild } from '#platform/server/concurrency/built-child.ts'
import { createFairQueue } from '#platform/server/concurrency/fair-queue.ts'
import { ChildFailure, workInChild } from '#platform/server/concurrency/work-in-child.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { photoSize } from './photo-size.ts'

/** More than any phone makes below 5 MB. Decoded, a pixel takes four bytes. */
const mostPixels = 40_000_000
const longestSide = 12_000
/** The shorter side is what becomes 256 pixels: enlarging a line of 60,000 × 1 would take twelve gigabytes. */
const mostRatio = 4
/** The largest photo that is let through takes 1.6 seconds and 500 MB. */
const limits = { seconds: 10, megabytes: 600, mostOutput: 1_048_576 }

const inQueue = createFairQueue({ most: 30, mostEach: 10, full: () => identityRefusals.photosBusy() })

/**
 * Decodes a photo, turns it upright, crops the middle square and re-encodes it: nothing but pixels survives.
 * One at a time and never in this process, so that a burst takes the memory of one and a hostile file takes nothing.
 */
export async function squarePhoto(bytes: Buffer, memberId: string): Promise<Buffer> {
  refuseByHeader(bytes)
  try {
    return await inQueue(memberId, () => workInChild(builtChild('decode-photo'), bytes, limits))
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    throw error.refused ? identityRefusals.notAPhoto() : identityRefusals.photoUnreadable()
  }
}

function refuseByHeader(bytes: Buffer): void {
  const size = photoSize(bytes)
  if (!size) throw identityRefusals.notAPhoto()
  if (size === 'unusual') throw identityRefusals.photoUnreadable()
  const { width, height } = size
  if (width * height > mostPixels) throw identityRefusals.photoTooLarge()
  const [short, long] = width < height ? [width, height] : [height, width]
  if (long > longestSide || long > mostRatio * short) throw identityRefusals.photoTooLong()
}
