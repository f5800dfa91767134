import { expect, test } from 'vitest'
import { isWebLink, linkParts } from './links.ts'

const linked = (text: string) => linkParts(text).flatMap(({ url }) => url ?? [])

test.each([
  ['See https://example.com/a?b=1&c=2.', ['https://example.com/a?b=1&c=2']],
  ['(at https://example.com/page)', ['https://example.com/page']],
  ['https://en.wikipedia.org/wiki/Map_(disambiguation)!', ['https://en.wikipedia.org/wiki/Map_(disambiguation)']],
  ['http://one.example, https://two.example', ['http://one.example', 'https://two.example']],
  ['javascript:alert(1) and www.example.com and https://', []],
  ['https://x.example"onmouseover=1', ['https://x.example']],
  ['no link', []],
  ['', []],
])('in “%s” can be followed: %j', (text, urls) => {
  expect(linked(text)).toEqual(urls)
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['https://example.com', true],
  ['HTTP://example.com/a b', false],
  ['example.com', false],
  ['ftp://example.com', false],
  ['https://', false],
  ['https:// example.com', false],
])('%s as the link of a button: %j', (text, expected) => {
  expect(isWebLink(text)).toBe(expected)
})
