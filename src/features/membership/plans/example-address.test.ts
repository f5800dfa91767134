import { expect, test } from 'vitest'
import { isExampleAddress } from './example-address.ts'

test.each(['hello@frontier180.example', 'a@example.com', 'a@mail.Example.ORG', 'https://meet.example/x', 'a@b.test'])(
  '%s is an example',
  (address) => expect(isExampleAddress(address)).toBe(true),
)

test.each(['a@examples.com', 'a@myexample.com', 'https://meet.acme.com/example.com', 'a@example.co', 'a@acme.io'])(
  '%s is an address',
  (address) => expect(isExampleAddress(address)).toBe(false),
)
