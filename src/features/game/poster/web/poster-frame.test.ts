import { expect, test } from 'vitest'
import { pointAt } from '../../map/web/route-points.ts'
import { layouts } from '../poster.rules.ts'
import { mapIn } from './poster-frame.ts'

test.each(Object.entries(layouts))(
  'on a %s poster the whole way is in the map, and the ground lies under it',
  (_, { map }) => {
    const { sheet, place, matrix } = mapIn(map)
    const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = matrix
    for (let step = 0; step <= 20; step += 1) {
      const { x, y } = place(pointAt(step / 20, sheet))
      expect(x > map.left && x < map.left + map.width && y > map.top && y < map.top + map.height).toBe(true)
      const ground = pointAt(step / 20, 'wide')
      expect(Math.abs(a * ground.x + c * ground.y + e - x)).toBeLessThan(1)
      expect(Math.abs(b * ground.x + d * ground.y + f - y)).toBeLessThan(1)
    }
  },
)
