import { coached } from '../assistant/proposed.ts'
import { serveWorld } from './serve-world.ts'

/** The product, served by this process, with one coach and one client of Elite. */
export async function openProposals() {
  const { world, url, close } = await serveWorld()
  const { ada } = await coached(world)
  return { url, client: ada.cookie ?? '', close }
}
