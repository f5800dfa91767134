// A process of its own for one photo, started by `square-photo.ts`: the bytes of a stranger come in, a small WebP goes
// out. The build makes JavaScript of it, since it runs without a compiler (`--jitless`): that takes a tenth of the memory,
// so that the limit on it can be tight.
import { buffer } from 'node:stream/consumers'
import { ResizeFit, Transformer } from '@napi-rs/image'

const side = 256
const quality = 82

const photo = await buffer(process.stdin)
const square = await new Transformer(photo)
  .rotate()
  .resize({ width: side, height: side, fit: ResizeFit.Cover })
  .webp(quality)
process.stdout.write(square)
