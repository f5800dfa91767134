import { expect, test } from 'vitest'
import { outsideReader } from './consent.rules.ts'

const at = (baseUrl?: string) => outsideReader({ kind: 'openai-compatible', baseUrl })

test.each([
  'http://localhost:11434/v1',
  'http://ollama:11434/v1',
  'http://127.0.0.1:8080',
  'http://10.0.3.4/v1',
  'http://172.20.0.2/v1',
  'http://192.168.1.7:1234',
  'http://[::1]:11434/v1',
  'http://[fd12:3456::1]/v1',
  'http://models.lan/v1',
  'http://gpu.internal',
])('%s is inside the installation', (url) => {
  expect(at(url)).toBeNull()
})

test.each([
  ['https://api.openai.com/v1', 'api.openai.com'],
  ['https://172.32.0.1/v1', '172.32.0.1'],
  ['https://11.0.0.1/v1', '11.0.0.1'],
  ['https://8.8.8.8', '8.8.8.8'],
  ['https://[2606:4700::1111]/v1', '[2606:4700::1111]'],
  ['https://10.0.0.1.example.com/v1', '10.0.0.1.example.com'],
  ['https://localhost.example.com', 'localhost.example.com'],
])('%s is outside, and %s is told', (url, name) => {
  expect(at(url)).toBe(name)
})

test('a gateway inside that passes on to someone outside is who is named, whatever its address', () => {
  const baseUrl = 'http://gateway:4000/v1'
  expect(outsideReader({ kind: 'openai-compatible', baseUrl, reader: 'OpenAI' })).toBe('OpenAI')
  expect(outsideReader({ kind: 'anthropic', baseUrl: undefined, reader: 'Example Cloud' })).toBe('Example Cloud')
})

test('Anthropic’s own address is outside', () => {
  expect(outsideReader({ kind: 'anthropic', baseUrl: undefined })).toBe('Anthropic')
})
