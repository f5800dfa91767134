import { expect, test } from 'vitest'
import { inOrder, type Order } from './resource-order.ts'

const library = [
  { title: 'Runway sheet', downloads: 2, rating: 4.5, ratings: 2 },
  { title: 'day plan', downloads: 9, rating: null, ratings: 0 },
  { title: 'Price list', downloads: 2, rating: 4.5, ratings: 8 },
]

test.each<[Order, string[]]>([
  ['program', ['Runway sheet', 'day plan', 'Price list']],
  ['downloads', ['day plan', 'Runway sheet', 'Price list']],
  ['rating', ['Price list', 'Runway sheet', 'day plan']],
  ['title', ['day plan', 'Price list', 'Runway sheet']],
])('by %s the resources stand in that order, equal ones as in the program', (order, titles) => {
  expect(inOrder(library, order).map(({ title }) => title)).toEqual(titles)
})
